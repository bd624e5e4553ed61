import type { RefObject } from 'react'
import { useTitleFocus } from '../termo/useTitleFocus.ts'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'

type ContatosFeitoProps = {
  protocolo: string
  /** A change waits for its code. */
  isPendente: boolean
  /** The protocol that took the focus already. */
  last: RefObject<string | undefined>
}

/** What was done, with what to quote of it; the focus comes here once. */
export function ContatosFeito({ protocolo, isPendente, last }: ContatosFeitoProps) {
  const title = useTitleFocus<string | undefined>(protocolo, last)
  return (
    <Card>
      <Stack gap={3}>
        <h2 className={styles.titulo} ref={title} tabIndex={-1}>
          Contatos conferidos
        </h2>
        <p>
          {isPendente
            ? 'O que mudou já vale, menos o e-mail ou o celular que recebe a senha: esse vale depois do código, logo abaixo.'
            : 'O cadastro está em dia, e o que mudou já vale.'}
        </p>
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
