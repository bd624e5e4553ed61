import type { RefObject } from 'react'
import { useTitleFocus } from '../termo/useTitleFocus.ts'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'

type ContatosFeitoProps = {
  protocolo: string
  /** What became of what was asked for, in words; empty until it was read again. */
  oQueMudou: string
  /** The protocol that took the focus already. */
  last: RefObject<string | undefined>
}

/** What was done, with what to quote of it; the focus comes here once. */
export function ContatosFeito({ protocolo, oQueMudou, last }: ContatosFeitoProps) {
  const title = useTitleFocus<string | undefined>(protocolo, last)
  return (
    <Card>
      <Stack gap={3}>
        <h2 className={styles.titulo} ref={title} tabIndex={-1}>
          Contatos conferidos
        </h2>
        {oQueMudou && <p>{oQueMudou}</p>}
        <Row>
          <span>
            Protocolo <strong>{protocolo}</strong>
          </span>
          <CopyButton label="Copiar o protocolo" text={protocolo} />
        </Row>
      </Stack>
    </Card>
  )
}
