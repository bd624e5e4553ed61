import { useSaveArquivo } from '../api/useSaveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import { loadPdf, type Periodo } from './financeiro.queries.ts'

/** Saves the statement as a PDF. */
export function PdfButton({ periodo }: { periodo: Periodo }) {
  const { start, isPending } = useSaveArquivo(loadPdf(periodo), 'PDF pronto')
  return (
    <Button icon="file" isPending={isPending} onPress={start}>
      Baixar PDF
    </Button>
  )
}
