import type { ReactNode } from 'react'
import type { ArquivoRecebido } from '../api/reply.ts'
import { useObjectUrl } from '../imagem/conteudo/useObjectUrl.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './Papel.module.css'

type PapelProps = {
  arquivo: ArquivoRecebido
  /** What is on it: "Guia 700001". */
  titulo: string
  voltar: { href: string; rotulo: string }
  /** The same to read on the page, beside its PDF; without it the PDF has the page. */
  children?: ReactNode
}

/**
 * Something on paper, to read, print and keep: its PDF, and beside it what it says. Where the browser shows no PDF inside
 * a page, what it says has the page, and the buttons open the file.
 */
export function Papel({ arquivo, titulo, voltar, children }: PapelProps) {
  const url = useObjectUrl(arquivo.conteudo)
  const isMostrado = url !== undefined && navigator.pdfViewerEnabled
  return (
    <Stack gap={4}>
      <nav aria-label="Desta página" className={styles.acoes}>
        <ButtonLink href={voltar.href} icon="arrowLeft" variant="fantasma">
          {voltar.rotulo}
        </ButtonLink>
        {url && (
          <>
            <ButtonLink download={arquivo.nome} href={url} icon="download">
              Baixar o PDF
            </ButtonLink>
            <ButtonLink href={url} icon="print" target="_blank" variant="primario">
              Abrir para imprimir
            </ButtonLink>
          </>
        )}
      </nav>
      <div className={styles.folha} data-lado={(isMostrado && children !== undefined) || undefined}>
        {children !== undefined && <Stack gap={4}>{children}</Stack>}
        {isMostrado && <iframe className={styles.previa} src={url} title={`${titulo} em PDF`} />}
      </div>
    </Stack>
  )
}
