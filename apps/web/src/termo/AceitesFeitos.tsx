import type { TermoAceito } from '@portal/contract/termo.ts'
import type { RefObject } from 'react'
import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { AceiteDetails } from './AceiteDetails.tsx'
import styles from './LeituraTermo.module.css'
import { SeguirLink } from './RetornoLink.tsx'

type AceitesFeitosProps = {
  feitos: readonly TermoAceito[]
  title: RefObject<HTMLHeadingElement | null>
}

/** Nothing waits any more: what was accepted just now, the way on, and what was kept of it. */
export function AceitesFeitos({ feitos, title }: AceitesFeitosProps) {
  const ways = (
    <>
      <SeguirLink />
      <TelaButtonLink href={hrefOf('/portal/termos')}>Ver os termos aceitos</TelaButtonLink>
    </>
  )
  if (feitos.length === 0)
    return (
      <EmptyState actions={ways} icon="checkCircle" title="Nenhum termo pendente">
        Os termos da sua rede estão todos aceitos. Uma versão nova aparece aqui e na próxima entrada.
      </EmptyState>
    )
  return (
    <div className={styles.pagina}>
      <Stack gap={4}>
        <h2 className={styles.titulo} ref={title} tabIndex={-1}>
          Termos aceitos
        </h2>
        <p>Os termos da sua rede estão todos aceitos. O registro de cada aceite está abaixo.</p>
        <Row>
          {ways}
          <Button icon="print" onPress={() => window.print()}>
            Imprimir
          </Button>
        </Row>
        {feitos.map((aceito) => (
          <Card key={aceito.codigoDocumento} level={3} title={aceito.titulo}>
            <AceiteDetails aceito={aceito} />
          </Card>
        ))}
      </Stack>
    </div>
  )
}
