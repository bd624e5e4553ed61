import { type Alvara, cadastro } from '@portal/contract/cadastro.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useSaveArquivo } from '../api/useSaveArquivo.ts'
import { showInstante } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { useObjectUrl } from '../imagem/conteudo/useObjectUrl.ts'
import { Button } from '../ui/action/Button.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './AtualizacaoCadastralPage.module.css'
import { type OrigemArquivo, paginaAlvaraQuery, toPedidoArquivo } from './cadastro.queries.ts'

type ArquivoDialogProps = {
  origem: OrigemArquivo
  titulo: string
  arquivo: NonNullable<Alvara['arquivo']>
  isOpen: boolean
  onClose: () => void
}

/** A file of a permit, page by page, and the whole to download. */
export function ArquivoDialog({ origem, titulo, arquivo, isOpen, onClose }: ArquivoDialogProps) {
  const [pagina, setPagina] = useState(1)
  const { paginasTela } = arquivo
  const { start, isPending } = useSaveArquivo({
    load: () => {
      const { params, query } = toPedidoArquivo(origem)
      return call(cadastro.getArquivo, { params, query: { ...query, versao: 'inteira' } })
    },
    arquivo: arquivo.nomeArquivo,
    titulo: 'Arquivo pronto',
  })
  return (
    <Dialog
      footer={
        <Button icon="download" isPending={isPending} onPress={start}>
          Baixar
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      size="largo"
      title={titulo}
    >
      <Stack gap={3}>
        <p>
          {arquivo.nomeArquivo}, enviado em {showInstante(arquivo.enviadoEm)}
        </p>
        <Pagina
          alt={`${titulo}, página ${pagina}`}
          enviadoEm={arquivo.enviadoEm}
          origem={origem}
          pagina={pagina}
        />
        {paginasTela > 1 && (
          <Row>
            <Button
              disabledReason={pagina === 1 ? 'Esta é a primeira página.' : undefined}
              onPress={() => setPagina(pagina - 1)}
            >
              Página anterior
            </Button>
            <span role="status">
              Página {pagina} de {paginasTela}
            </span>
            <Button
              disabledReason={pagina === paginasTela ? 'Esta é a última página.' : undefined}
              onPress={() => setPagina(pagina + 1)}
            >
              Próxima página
            </Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}

type PaginaProps = { origem: OrigemArquivo; enviadoEm: string; pagina: number; alt: string }

function Pagina({ origem, enviadoEm, pagina, alt }: PaginaProps) {
  const query = useQuery(paginaAlvaraQuery(origem, enviadoEm, pagina))
  const url = useObjectUrl(query.data)
  return (
    <QueryView lines={6} loading="Carregando a página" query={{ ...query, data: url }}>
      {(src) => <img alt={alt} className={styles.pagina} src={src} />}
    </QueryView>
  )
}
