/* Writes the cells of `workbook-bench` with libxlsxwriter alone: bench ROWS FILE. For scripts/bench-workbook. */
#include <stdio.h>
#include <stdlib.h>
#include <xlsxwriter.h>

int main(int count, char **arguments) {
    if (count != 3) return 2;
    int rows = atoi(arguments[1]);
    lxw_workbook_options options = {.constant_memory = LXW_TRUE};
    lxw_workbook *book = workbook_new_opt(arguments[2], &options);
    lxw_worksheet *sheet = workbook_add_worksheet(book, "rows");
    lxw_format *head = workbook_add_format(book), *day = workbook_add_format(book), *clock = workbook_add_format(book);
    format_set_bold(head);
    format_set_num_format(day, "yyyy-mm-dd");
    format_set_num_format(clock, "yyyy-mm-dd hh:mm:ss");
    char text[256];
    for (int column = 0; column < 8; column++) {
        worksheet_set_column(sheet, column, column, 14, NULL);
        snprintf(text, sizeof text, "column %d", column);
        worksheet_write_string(sheet, 0, column, text, head);
    }
    worksheet_freeze_panes(sheet, 1, 0);
    for (int row = 0; row < rows; row++) {
        worksheet_write_number(sheet, row + 1, 0, 46023, day);
        worksheet_write_number(sheet, row + 1, 1, 46023 + row % 86400 / 86400.0, clock);
        worksheet_write_number(sheet, row + 1, 2, row % 5 + 1, NULL);
        worksheet_write_string(sheet, row + 1, 3, "gut", NULL);
        worksheet_write_string(sheet, row + 1, 4, "ja", NULL);
        worksheet_write_string(sheet, row + 1, 5, "Europe/Berlin", NULL);
        snprintf(text, sizeof text, "Row %d: heute war ein ruhiger Tag, mittags mit Lena spazieren, abends früh müde.", row);
        worksheet_write_string(sheet, row + 1, 7, text, NULL);
    }
    worksheet_autofilter(sheet, 0, 0, rows, 7);
    return workbook_close(book);
}
