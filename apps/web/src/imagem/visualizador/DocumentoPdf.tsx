import { countOf } from '@portal/domain/texto/contagem.ts'
import { Button } from '../../ui/action/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { formatBytes } from '../../ui/formatBytes.ts'
import type { ImagemVista } from './aberta.ts'
import styles from './DocumentoPdf.module.css'

/** A PDF kept before pages were drawn: the reader that the person trusts opens it. */
export function DocumentoPdf({ imagem, onDownload }: { imagem: ImagemVista; onDownload: () => void }) {
  const { nomeArquivo, bytes, paginas } = imagem
  return (
    <div className={styles.document}>
      <EmptyState
        actions={
          <Button icon="download" onPress={onDownload} variant="primario">
            Baixar documento
          </Button>
        }
        icon="file"
        title={nomeArquivo}
      >
        Documento PDF, {countOf(paginas, 'página', 'páginas')}, {formatBytes(bytes)}. Abra-o no leitor do seu
        computador.
      </EmptyState>
    </div>
  )
}
