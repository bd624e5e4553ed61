import { useSaveArquivo } from '../api/useSaveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import { loadPdfRecurso } from './impressaoRecurso.ts'

/** Saves the appeal of a guide as a PDF. */
export function RecursoPdfButton({ numeroFicha }: { numeroFicha: number }) {
  const { start, isPending } = useSaveArquivo(loadPdfRecurso(numeroFicha), 'PDF pronto')
  return (
    <Button icon="file" isPending={isPending} onPress={start}>
      Baixar PDF
    </Button>
  )
}
