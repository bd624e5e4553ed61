import { onTestFinished, vi } from 'vitest'

/** Whether the browser shows a PDF inside of a page, until the test ends. */
export function showPdf(mostra: boolean): void {
  const spy = vi.spyOn(Navigator.prototype, 'pdfViewerEnabled', 'get').mockReturnValue(mostra)
  onTestFinished(() => spy.mockRestore())
}
