import type { carta } from '@portal/contract/carta.ts'
import type { Reply } from '@portal/contract/route.ts'
import type { ReactNode } from 'react'
import type { ArquivoRecebido } from '../api/reply.ts'
import { Papel } from '../impressao/Papel.tsx'
import { TextoTermo } from '../termo/TextoTermo.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './CartaPapel.module.css'

type CartaPapelProps = {
  carta: { palavras: Reply<typeof carta.getNegativa>; arquivo: ArquivoRecebido }
  voltar: { href: string; rotulo: string }
  /** What stands under its words. */
  children?: ReactNode
}

/** A letter to the patient: its words on the page, and the file that has the same ones. */
export function CartaPapel({ carta: { palavras, arquivo }, voltar, children }: CartaPapelProps) {
  const { titulo, subtitulo, texto } = palavras
  return (
    <Papel arquivo={arquivo} titulo={titulo} voltar={voltar}>
      <div className={styles.carta}>
        <Card description={subtitulo} title={titulo}>
          <Stack gap={4}>
            <TextoTermo texto={texto} />
            {children}
          </Stack>
        </Card>
      </div>
    </Papel>
  )
}
