from tools import budget


def test_a_long_file_is_found() -> None:
    assert budget.faults_of("src/a.ts", "x\n" * 500) == []
    assert budget.faults_of("src/a.ts", "x\n" * 501) == ["src/a.ts: 501 lines, over 500"]


def test_a_long_function_is_found_inside_a_class() -> None:
    body = "        x = 1\n"
    assert budget.faults_of("src/a.py", "class A:\n    def f(self):\n" + body * 49) == []
    assert budget.faults_of("src/a.py", "class A:\n    def f(self):\n" + body * 50) == [
        "src/a.py:2: f has 51 lines, over 50"
    ]
