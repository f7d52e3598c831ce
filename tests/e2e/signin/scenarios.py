# SPDX-License-Identifier: GPL-3.0-or-later
"""What the gateways of a test say, one class a story. Texts are what a gateway sends; none of them is the program's."""
import dataclasses
import re
from xml.etree import ElementTree

import sso

USER = "alice"
PASSWORD = "S3cret!한글"
CODE = "271828"
COOKIE = "c0ffee+42/SESSION=="


@dataclasses.dataclass
class Request:
    """As it came."""
    method: str
    path: str
    headers: dict
    body: str

    def value(self, name: str):
        """Text of the first XML element of that name; None where there is none."""
        if not self.body.startswith("<"):
            return None
        found = ElementTree.fromstring(self.body).find(f".//{name}")
        return None if found is None else found.text or ""

    @property
    def is_first(self) -> bool:
        """Not an answer to a form."""
        return 'type="init"' in self.body


@dataclasses.dataclass
class Answer:
    """What goes back."""
    body: str = ""
    status: str = "200 OK"
    headers: tuple = ()

    def encoded(self) -> bytes:
        body = self.body.encode()
        lines = [f"HTTP/1.1 {self.status}", "Content-Type: text/xml", f"Content-Length: {len(body)}", *self.headers]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def form(fields: str, message: str = "Please enter your username and password.", more: str = "", action: str = "/") -> Answer:
    """A form that asks."""
    return Answer(f'<?xml version="1.0" encoding="UTF-8"?><config-auth client="vpn" type="auth-request">{more}<auth id="main">'
                  f'<message>{message}</message><form method="post" action="{action}">{fields}</form></auth></config-auth>')


def success() -> Answer:
    """The end of a sign-in."""
    return Answer(f'<?xml version="1.0" encoding="UTF-8"?><config-auth client="vpn" type="complete"><session-token>{COOKIE}'
                  '</session-token><auth id="success"><message>Success</message></auth></config-auth>')


NAME = '<input type="text" name="username" label="Username:"/>'
SECRET = '<input type="password" name="password" label="Password:"/>'


class Story:
    """What a gateway does with each request."""
    #: Takes a connection and never says a word, not even in TLS.
    is_silent = False

    def __init__(self, own: str):
        """`own`: the gateway's own address, https and all."""
        self.own = own

    def answer(self, request: Request) -> Answer | None:
        """Nothing: it never answers."""
        raise NotImplementedError


class Password(Story):
    """A name and a password; the wrong ones are asked again, as often as one likes."""

    def answer(self, request):
        if request.is_first:
            return form(NAME + SECRET)
        if (request.value("username"), request.value("password")) == (USER, PASSWORD):
            return success()
        return form(NAME + SECRET, "Login failed.")


class ThreeTries(Password):
    """The third wrong password is the last: 401."""

    def __init__(self, own):
        super().__init__(own)
        self.tries = 0

    def answer(self, request):
        answer = super().answer(request)
        self.tries += "Login failed." in answer.body
        return Answer(status="401 Unauthorized") if self.tries > 2 else answer


class Everything(Story):
    """Groups with a form each, all kinds of fields, a hidden one, and a second factor."""
    GROUPS = ('<select name="group_list" label="GROUP:"><option value="all" {all}>Everybody</option>'
              '<option value="staff" {staff}>직원</option></select>')

    def answer(self, request):
        if request.is_first:
            return self.first(request.value("group-select"))
        if request.value("answer") is not None or request.value("password") == CODE:
            return success()
        complete = [request.value(name) for name in ("username", "password", "realm", "ticket", "group-select")]
        if complete == [USER, PASSWORD, "eu", "h1dden&<>", "staff"]:
            return form('<input type="password" name="answer" label="Code:"/>', "Enter the code from your token.")
        return form(NAME + SECRET, "Login failed.")

    def first(self, group):
        """Only `staff` asks for more; the marking of the group is left to the client's memory."""
        groups = self.GROUPS.format(all='selected="true"', staff="")
        if group != "staff":
            return form(groups + NAME + SECRET, more="<opaque is-for=\"sg\"><tunnel-group>ALL</tunnel-group></opaque>")
        realm = '<select name="realm" label="Realm:"><option value="us">US</option><option value="eu">EU</option></select>'
        return form(groups + NAME + SECRET + realm + '<input type="hidden" name="ticket" value="h1dden&amp;&lt;&gt;"/>')


class UserAgent(Password):
    """Turns away whoever does not call himself AnyConnect."""

    def answer(self, request):
        if request.headers.get("user-agent") != "AnyConnect Linux_64 4.10.07061":
            return Answer(status="403 Forbidden")
        if request.value("version") not in (None, "4.10.07061"):
            return Answer(status="403 Forbidden")
        return super().answer(request)


class Refusal(Story):
    """No form, only an error."""

    def answer(self, request):
        return Answer('<?xml version="1.0" encoding="UTF-8"?><config-auth client="vpn" type="auth-request"><auth id="main">'
                      '<error id="98">Your account is &lt;b&gt;locked&lt;/b&gt;.</error></auth></config-auth>')


class HostScan(Password):
    """Wants a posture check first, as today's gateways do."""
    MORE = ('<host-scan><host-scan-ticket>ticket</host-scan-ticket><host-scan-token>token</host-scan-token>'
            '<host-scan-base-uri>/CACHE/sdesktop/install</host-scan-base-uri>'
            '<host-scan-wait-uri>/+CSCOE+/sdesktop/wait.html</host-scan-wait-uri></host-scan>')

    def answer(self, request):
        return form(NAME + SECRET, more=self.MORE) if request.is_first else super().answer(request)


class Trojan(Password):
    """Sends a program to run, as gateways did of old. It would leave a trace."""

    def answer(self, request):
        if request.path.endswith("stub.sh"):
            return Answer("#!/bin/sh\ntouch /tmp/naru-ran-what-a-server-sent\n")
        if not request.is_first:
            return super().answer(request)
        return Answer('<?xml version="1.0" encoding="UTF-8"?><auth id="main"><csd token="token" ticket="ticket"/>'
                      '<csdLinux stuburl="/stub.sh" starturl="/start" waiturl="/wait"/><message>Please log in.</message>'
                      f'<form method="post" action="/">{NAME}{SECRET}</form></auth>')


class ExternalBrowser(Story):
    """Signs in through the browser of the person."""

    def __init__(self, own):
        super().__init__(own)
        self.key = None

    def address(self):
        """Where the person signs in."""
        return f"{self.own}/saml?one=1&two=2"

    def answer(self, request):
        if request.path.startswith("/saml"):
            return Answer(status="302 Found", headers=(f"Location: {sso.localhost(self.key, f'{self.own}/done')}",))
        if request.path == "/done":
            return Answer("signed in")
        if request.is_first:
            self.key = request.headers.get("x-anyconnect-strap-dh-pubkey")
            return self.browser("external")
        return success() if request.value("sso-token") == sso.TOKEN else Answer(status="403 Forbidden")

    def browser(self, mode):
        """The form that has no question."""
        address = self.address().replace("&", "&amp;")
        return Answer('<?xml version="1.0" encoding="UTF-8"?><config-auth client="vpn" type="auth-request"><auth id="main">'
                      f'<message>Please sign in.</message><sso-v2-login>{address}</sso-v2-login>'
                      f'<sso-v2-login-final>{self.own}/done</sso-v2-login-final><sso-v2-token-cookie-name>acSamlv2Token'
                      f'</sso-v2-token-cookie-name><sso-v2-browser-mode>{mode}</sso-v2-browser-mode>'
                      '<form method="post" action="/"><input type="sso" name="sso-token" label="SSO"/></form></auth></config-auth>')


class PlainBrowser(ExternalBrowser):
    """The address is not https."""

    def address(self):
        return "http://127.0.0.1/saml"


class FileBrowser(ExternalBrowser):
    """The address is a file of the person's machine, with something for a shell."""

    def address(self):
        return "file:///etc/passwd;touch$IFS/tmp/naru-ran-what-a-server-sent"


class EmbeddedBrowser(ExternalBrowser):
    """Wants to be shown in the client's own window."""

    def answer(self, request):
        return self.browser("")


class Redirect(Password):
    """Sends the client on to another host: its name is in the path of the group."""

    def answer(self, request):
        if found := re.fullmatch(r"/to-(.+)-(\d+)", request.path):
            return Answer(status="302 Found", headers=(f"Location: https://{found[1]}:{found[2]}/",))
        return super().answer(request)


class AnswerElsewhere(Password):
    """Asks itself, and redirects the answer, password and all, to another host."""

    def __init__(self, own):
        super().__init__(own)
        self.there = None

    def answer(self, request):
        if found := re.fullmatch(r"/to-(.+)-(\d+)", request.path):
            self.there = f"https://{found[1]}:{found[2]}/"
        return super().answer(request) if request.is_first else Answer(status="302 Found", headers=(f"Location: {self.there}",))


class FormElsewhere(Password):
    """Has the form of the group sent to another host, password and all."""

    def answer(self, request):
        found = re.fullmatch(r"/to-(.+)-(\d+)", request.path)
        return form(NAME + SECRET, action=f"https://{found[1]}:{found[2]}/") if found else super().answer(request)


class Monster(Story):
    """A form that nobody could fill in."""

    def answer(self, request):
        return form("".join(f'<input type="text" name="field{number}" label="{"x" * 2000}"/>' for number in range(500)))


class Web(Story):
    """A web server, no gateway."""

    def answer(self, request):
        return Answer("<html><body>It works!</body></html>")


class Mute(Story):
    """Takes the request and never answers."""

    def answer(self, request):
        return None


class Silent(Story):
    """Accepts TCP and is silent in the TLS handshake."""
    is_silent = True


ALL = {"password": Password, "three-tries": ThreeTries, "everything": Everything, "user-agent": UserAgent, "refusal": Refusal,
       "host-scan": HostScan, "trojan": Trojan, "external-browser": ExternalBrowser, "plain-browser": PlainBrowser,
       "file-browser": FileBrowser, "embedded-browser": EmbeddedBrowser, "redirect": Redirect, "form-elsewhere": FormElsewhere, "answer-elsewhere": AnswerElsewhere,
       "monster": Monster, "web": Web, "mute": Mute, "silent": Silent}
