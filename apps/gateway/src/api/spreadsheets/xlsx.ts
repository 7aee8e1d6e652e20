/** What an Excel workbook says it is. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
