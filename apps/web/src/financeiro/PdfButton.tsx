import { impressao } from '@portal/contract/impressao.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { saveArquivo } from '../api/saveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import type { Periodo } from './financeiro.queries.ts'

/** Saves the statement as a PDF. */
export function PdfButton({ periodo: { dataFinal, dentistas } }: { periodo: Periodo }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(impressao.printDemonstrativo, {
        query: {
          ...(dataFinal && { dataFinal }),
          ...(dentistas && { codDentistasSelecionados: dentistas }),
        },
      }),
    onSuccess: (arquivo) => {
      saveArquivo(arquivo)
      pushSuccess(`${arquivo.nome} está nos seus downloads.`, 'PDF pronto')
    },
    onError: pushError,
  })
  return (
    <Button icon="file" isPending={isPending} onPress={() => mutate()}>
      Baixar PDF
    </Button>
  )
}
