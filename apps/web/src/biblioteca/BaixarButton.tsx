import type { ArquivoBiblioteca } from '@portal/contract/biblioteca.ts'
import { useSaveArquivo } from '../api/useSaveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { loadArquivo } from './biblioteca.queries.ts'

type BaixarButtonProps = { arquivo: Pick<ArquivoBiblioteca, 'codArquivo' | 'titulo'> }

/** Saves the file as PDF. Of several on a page, each says to a reader which one it is. */
export function BaixarButton({ arquivo: { codArquivo, titulo } }: BaixarButtonProps) {
  const { start, isPending } = useSaveArquivo({
    load: () => loadArquivo(codArquivo),
    arquivo: titulo,
    titulo: 'Arquivo pronto',
  })
  return (
    <Button icon="download" isPending={isPending} onPress={start} size="pequeno">
      Baixar o PDF
      <VisuallyHidden>de {titulo}</VisuallyHidden>
    </Button>
  )
}
