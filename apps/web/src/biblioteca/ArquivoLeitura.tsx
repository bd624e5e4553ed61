import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { TextoTermo } from '../termo/TextoTermo.tsx'
import { useTitleFocus } from '../termo/useTitleFocus.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { BaixarButton } from './BaixarButton.tsx'
import styles from './BibliotecaPage.module.css'
import { arquivoQuery } from './biblioteca.queries.ts'
import { addressOf } from './bibliotecaSearch.ts'
import { describeArquivo } from './describeArquivo.ts'

type ArquivoLeituraProps = {
  codArquivo: number
  /** The words that the list was narrowed to. */
  texto: string | undefined
  last: RefObject<number | undefined>
}

/** One file whole: the text that its PDF has. */
export function ArquivoLeitura({ codArquivo, texto, last }: ArquivoLeituraProps) {
  const { data } = useSuspenseQuery(arquivoQuery(codArquivo))
  const title = useTitleFocus<number | undefined>(codArquivo, last)
  return (
    <Stack gap={4}>
      <Row>
        <ButtonLink href={addressOf({ ...(texto && { texto }) })} icon="arrowLeft" variant="fantasma">
          Voltar à biblioteca
        </ButtonLink>
        <BaixarButton arquivo={data} />
      </Row>
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <h2 className={styles.titulo} data-titulo ref={title} tabIndex={-1}>
              {data.titulo}
            </h2>
            <p className={styles.detalhe}>
              {data.grupo} · {describeArquivo(data)}
            </p>
          </Stack>
          <TextoTermo texto={data.texto} />
        </Stack>
      </Card>
    </Stack>
  )
}
