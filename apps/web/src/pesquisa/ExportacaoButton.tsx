import { type FiltroGuia, pesquisa } from '@portal/contract/pesquisa.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { saveArquivo } from '../api/saveArquivo.ts'
import { Button } from '../ui/action/Button.tsx'
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx'
import styles from './ExportacaoButton.module.css'

type ExportacaoButtonProps = { filtro: FiltroGuia & { pendentes?: boolean } }

/** The workbook of what the list shows, all its pages; the bar tells how far it is. */
export function ExportacaoButton({ filtro }: ExportacaoButtonProps) {
  const { start, isPending, percent } = useExportacao()
  return (
    <div className={styles.exportacao}>
      {isPending && (
        <div className={styles.progresso}>
          <ProgressBar label="Gerando a planilha" value={percent} />
        </div>
      )}
      <Button icon="download" isPending={isPending} onPress={() => start(filtro)}>
        Exportar Excel
      </Button>
    </div>
  )
}

/** Saves a workbook of exactly the guides of a search; `percent` tells how far it is while it comes. */
function useExportacao() {
  const [percent, setPercent] = useState(0)
  const exportacao = useMutation({
    mutationFn: (body: FiltroGuia & { pendentes?: boolean }) => {
      setPercent(0)
      const onDownload = (fraction: number) => setPercent(Math.round(fraction * 100))
      return call(pesquisa.exportGuias, { body, onDownload })
    },
    onSuccess: (arquivo) => {
      saveArquivo(arquivo)
      pushSuccess(`${arquivo.nome} está nos seus downloads.`, 'Planilha pronta')
    },
    onError: pushError,
  })
  return { start: exportacao.mutate, isPending: exportacao.isPending, percent }
}
