import { type LoadArquivo, useSaveArquivo } from '../api/useSaveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'

/** Saves something as a PDF. */
export function PdfButton({ load, arquivo }: { load: LoadArquivo; arquivo: string }) {
  const { start, isPending } = useSaveArquivo({ load, arquivo, titulo: 'PDF pronto' })
  return (
    <Button icon="file" isPending={isPending} onPress={start}>
      Baixar o PDF
    </Button>
  )
}
