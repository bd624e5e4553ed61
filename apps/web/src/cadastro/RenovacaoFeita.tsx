import type { Alvara } from '@portal/contract/cadastro.ts'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'
import { sayAteLa } from './alvaraWords.ts'

/** What was done, with what to quote of it; the focus comes here. */
export function RenovacaoFeita({ alvara, protocolo }: { alvara: Alvara; protocolo: string | null }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap={3}>
      <h3 className={styles.titulo} ref={title} tabIndex={-1}>
        Documento enviado
      </h3>
      {protocolo && (
        <Row>
          <span>
            Protocolo <strong>{protocolo}</strong>
          </span>
          <CopyButton label="Copiar o protocolo" text={protocolo} />
        </Row>
      )}
      <p>A operadora confere o documento e responde nesta página e nos avisos.{sayAteLa(alvara)}</p>
    </Stack>
  )
}
