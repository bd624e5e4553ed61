import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { AceiteDetails } from './AceiteDetails.tsx'
import styles from './LeituraTermo.module.css'
import { TextoTermo } from './TextoTermo.tsx'
import { aceitoQuery } from './termo.queries.ts'
import { useTitleFocus } from './useTitleFocus.ts'

type TermoAceitoLeituraProps = { codigoDocumento: number; last: RefObject<number | undefined> }

/** An accepted term as it was: its text whole, and what was kept of the acceptance. */
export function TermoAceitoLeitura({ codigoDocumento, last }: TermoAceitoLeituraProps) {
  const { data } = useSuspenseQuery(aceitoQuery(codigoDocumento))
  const title = useTitleFocus<number | undefined>(codigoDocumento, last)
  return (
    <div className={styles.pagina}>
      <Stack gap={4}>
        <Row>
          <ButtonLink href={hrefOf('/portal/termos')} icon="arrowLeft" variant="fantasma">
            Voltar aos termos aceitos
          </ButtonLink>
          <Button icon="print" onPress={() => window.print()}>
            Imprimir
          </Button>
        </Row>
        <h2 className={styles.titulo} data-titulo ref={title} tabIndex={-1}>
          {data.titulo}
        </h2>
        <Card level={3} title="Aceite">
          <AceiteDetails aceito={data} isInteiro />
        </Card>
        <Card>
          <TextoTermo texto={data.texto} />
        </Card>
      </Stack>
    </div>
  )
}
