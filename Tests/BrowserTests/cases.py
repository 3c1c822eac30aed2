"""One test for several cases."""


def cases(values):
    def mark(function):
        function.cases = values
        return function
    return mark
