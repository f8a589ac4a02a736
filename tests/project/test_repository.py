"""Files of the repository: pins, versions, and forbidden content."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from gin import __version__
from tests.project.test_lengths import LONGER
from tests.support.contracts import contracts
from tests.support.places import TOP
from tools import messages, setup


def test_the_top_level_is_complete() -> None:
    for name in (
        "main.py", "gin", "assets", "sounds", "tests", "build.spec", "requirements.txt", "LICENSE",
        "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/design.md", "docs/glossary.md",
    ):  # fmt: skip
        assert (TOP / name).exists(), name


REQUIREMENTS = (
    "requirements", "requirements-cluster", "requirements-dev", "requirements-bench",
    "requirements-mutants", "requirements-train",
)  # fmt: skip


def asked_for(name: str) -> set[str]:
    found = set()
    for line in (TOP / f"{name}.in").read_text().splitlines():
        if line.startswith("-r "):
            found |= asked_for(line.removeprefix("-r ").removesuffix(".in"))
        else:
            found.add(line.partition(";")[0].strip().lower().replace("_", "-"))
    return found


def locked(name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    package = ""
    for line in (TOP / f"{name}.txt").read_text().splitlines():
        if line.startswith("    --hash=sha256:"):
            found[package].append(line.removesuffix(" \\")[18:])
        elif not line.startswith("    #"):
            package = line.removesuffix(" \\")
            found[package] = []
    return found


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_every_package_is_pinned_and_has_its_hashes(name: str) -> None:
    packages = locked(name)
    for package, hashes in packages.items():
        assert re.fullmatch(r"[a-z0-9-]+==[0-9.]+( ; .+)?", package), package
        assert hashes, package
        assert all(re.fullmatch("[0-9a-f]{64}", hash) for hash in hashes), package
    assert setup.pins(TOP / f"{name}.txt") == set(packages)


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_locked_packages_are_those_required(name: str) -> None:
    """If this fails, run `make requirements`."""
    packages = locked(name)
    versions = {package.partition(" ;")[0] for package in packages}
    asked = asked_for(name)
    assert all(re.fullmatch(r"[a-z-]+==[0-9.]+", one) for one in asked), asked
    assert asked <= versions
    text = (TOP / f"{name}.txt").read_text()
    direct = set(
        re.findall(r"^([a-z0-9-]+)==.*(?:\n    --hash.*)+\n    # via -r ", text, re.MULTILINE)
    )
    assert direct <= {one.partition("==")[0] for one in asked}


def test_players_and_tests_use_the_same_packages() -> None:
    played = locked("requirements")
    assert len(played) >= 5
    for name in REQUIREMENTS[1:]:
        assert played.items() <= locked(name).items(), name


def test_hashes_are_required_and_actions_pinned_by_commit() -> None:
    assert "--require-hashes" in (TOP / "tools/setup.py").read_text()
    workflows = [path.read_text() for path in (TOP / ".github/workflows").glob("*.yml")]
    assert workflows
    for text in workflows:
        for line in re.findall(r"pip install .*", text):
            assert "--require-hashes" in line
        used = re.findall(r"uses: (.*)", text)
        assert len(used) >= 4
        for action in used:
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_the_version_is_in_one_place() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"] == {"path": "gin/__init__.py"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_the_changelog_begins_with_this_version() -> None:
    text = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, *entries = re.split(r"^## ", text, flags=re.MULTILINE)[1].splitlines()
    assert newest.partition(",")[0] == __version__
    assert len(entries) <= 30
    assert max(map(len, entries)) <= 120


def test_changes_are_entries_for_the_changelog() -> None:
    for path in (TOP / "changes").iterdir():
        assert path.suffix == ".md"
        if path.name != "README.md":
            entry = " ".join(path.read_text(encoding="utf-8").split())
            assert entry[0].isupper() and entry.endswith(".") and len(entry) <= 120, path.name


def test_the_test_command_runs_all_six_tools() -> None:
    text = (TOP / "Makefile").read_text()
    for tool in (
        "ruff format --check", "ruff check", "tools.prose", "mypy --strict", "lint-imports",
        "pytest",
    ):  # fmt: skip
        assert tool in text
    assert text.count("\ntest:") == text.count("\npackage-test:") == 1
    runner = (TOP / ".ci" / "run").read_text()
    assert runner.index("make test") < runner.index("make package-test")


def test_every_package_has_its_layer() -> None:
    layers = contracts()["Each layer imports only lower layers"]["layers"]
    named = set(re.findall(r"gin\.(\w+)", " ".join(layers)))
    packages = {path.parent.name for path in (TOP / "gin").glob("*/__init__.py")}
    assert len(packages) >= 8
    assert packages <= named, f"not in a layer: {packages - named}"


def test_no_screen_may_import_another() -> None:
    held = contracts()["No screen imports another"]["modules"]
    found = {path.stem for path in (TOP / "gin" / "present" / "screens").iterdir()}
    assert sorted(name.rpartition(".")[2] for name in held) == sorted(
        found - {"__init__", "__pycache__"}
    )


def test_every_front_end_uses_only_the_public_interface() -> None:
    top = contracts()["Each layer imports only lower layers"]["layers"][0]
    held = contracts()["Front ends use the public interface"]["source_modules"]
    for front in re.findall(r"gin\.\w+", top):
        assert front in held or not (TOP / front.replace(".", "/")).exists(), front


def test_contracts_enforce_the_design() -> None:
    made = contracts()
    assert made["Only the window imports pygame"]["forbidden_modules"] == ["pygame"]
    assert made["Only the window imports pygame"]["ignore_imports"] == ["gin.ui.** -> pygame"]
    assert {"time", "sqlite3", "os", "pathlib"} <= set(made["Rules are pure"]["forbidden_modules"])
    apart = made["Nothing imports the program, its tests or its tools"]
    assert apart["source_modules"] == ["gin"]
    assert set(apart["forbidden_modules"]) == {"main", "tests", "tools", "bench"}
    chance = made["Chance comes only from recorded seeds"]
    assert set(chance["source_modules"]) == {"gin.core", "gin.rules", "gin.variants"}


def test_the_readme_says_how_to_play_before_anything_for_developers() -> None:
    text = (TOP / "README.md").read_text(encoding="utf-8")
    first, *others = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    assert first == "make play\n"
    assert any(re.search(r"^make test\b", other, re.MULTILINE) for other in others)
    assert text.index("python3-venv") < text.index("## For developers")


def test_every_decision_is_listed() -> None:
    listed = (TOP / "docs/adr/README.md").read_text()
    for path in (TOP / "docs/adr").glob("0*.md"):
        assert path.name in listed


@pytest.mark.parametrize("folder", [messages.TABLES, messages.FUNCTIONS], ids=lambda one: one.name)
def test_generated_modules_are_marked_and_left_out_of_lint_search_and_lengths(folder: Path) -> None:
    name = folder.relative_to(TOP).as_posix()
    assert f"{name}/** linguist-generated" in (TOP / ".gitattributes").read_text().splitlines()
    assert f"{name}/" in (TOP / ".ignore").read_text().splitlines()
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))
    assert name in project["tool"]["ruff"]["extend-exclude"]
    assert name in LONGER


def test_no_machine_paths_in_tracked_files() -> None:
    done = subprocess.run(["git", "ls-files"], capture_output=True, text=True, cwd=TOP, check=True)
    names = done.stdout.splitlines()
    assert "main.py" in names
    forbidden = [f"/{name}/" for name in ("work", "root", "tmp")] + ["share" + "d/"]
    for name in names:
        path = TOP / name
        if path.is_file() and path.suffix not in (".woff", ".png", ".webp", ".wav", ".ogg"):
            text = path.read_text(encoding="utf-8", errors="ignore")
            assert not [word for word in forbidden if word in text], name


def test_fonts_carry_their_licence() -> None:
    fonts = {path.name.split("-")[0] for path in (TOP / "assets/fonts").glob("*.woff")}
    texts = [path.read_text() for path in (TOP / "assets/fonts").glob("LICENSE-*")]
    assert fonts == {"atkinson", "fraunces", "noto"}
    assert len(texts) == len(fonts)
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in texts)
