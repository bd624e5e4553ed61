import type { ReactNode } from 'react'
import type { ArquivoRecebido } from '../api/reply.ts'
import { useObjectUrl } from '../imagem/conteudo/useObjectUrl.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { useTitleOnLoad } from '../ui/useTitleOnLoad.ts'
import styles from './Papel.module.css'

type PapelProps = {
  arquivo: ArquivoRecebido
  /** What is on it: "Guia 700001". */
  titulo: string
  voltar: { href: string; rotulo: string }
  /** What is on it in the page's own words, in place of the file. */
  children?: ReactNode
}

/** Something on paper, to see, print and keep. */
export function Papel({ arquivo, titulo, voltar, children }: PapelProps) {
  const url = useObjectUrl(arquivo.conteudo)
  useTitleOnLoad()
  return (
    <Stack gap={4}>
      <Row>
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
      </Row>
      {children ?? (url && <iframe className={styles.previa} src={url} title={`${titulo} em PDF`} />)}
    </Stack>
  )
}
