import type { ArquivoBiblioteca } from '@portal/contract/biblioteca.ts'
import { useMutation } from '@tanstack/react-query'
import { pushError, pushSuccess } from '../api/notice.ts'
import { saveArquivo } from '../api/saveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { loadArquivo } from './biblioteca.queries.ts'

type BaixarButtonProps = { arquivo: Pick<ArquivoBiblioteca, 'codArquivo' | 'titulo'> }

/** Saves the file as PDF. Of several on a page, each says to a reader which one it is. */
export function BaixarButton({ arquivo: { codArquivo, titulo } }: BaixarButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadArquivo(codArquivo),
    onSuccess: (arquivo) => {
      saveArquivo(arquivo)
      pushSuccess(`${arquivo.nome} está nos seus downloads.`, 'Arquivo pronto')
    },
    onError: pushError,
  })
  return (
    <Button icon="download" isPending={isPending} onPress={() => mutate()} size="pequeno">
      Baixar PDF
      <VisuallyHidden>de {titulo}</VisuallyHidden>
    </Button>
  )
}
