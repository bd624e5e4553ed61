import { producao } from '@portal/contract/producao.ts'
import type { Reply } from '@portal/contract/route.ts'
import {
  MAXIMO_ESCALA_BONUS,
  percentualDigital,
  valorEscalaBonus,
} from '@portal/domain/credenciado/ferramentaDigital.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showData } from '../calendario/format.ts'
import { createLate, useAtRest } from '../carregamento/createLate.tsx'
import { QueryView } from '../carregamento/QueryView.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import styles from './DigitaisCard.module.css'
import { ferramentasDigitaisQuery } from './producao.queries.ts'

type Digitais = Reply<typeof producao.getFerramentasDigitais>

const PEDIDOS = hrefOf('/portal/consultarStatusPedidosExames')

const escala = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })

const GuiasEncaminhadas = createLate(async () => (await import('./GuiasEncaminhadas.tsx')).GuiasEncaminhadas)

/** How much goes by the digital tools, on the scale of the bonus (Spec §5, §9). */
export function DigitaisCard() {
  return (
    <Card title="Ferramentas digitais">
      <QueryView
        lines={3}
        loading="Carregando ferramentas digitais"
        query={useQuery(ferramentasDigitaisQuery)}
      >
        {(digitais) => <Digitais digitais={digitais} />}
      </QueryView>
    </Card>
  )
}

function Digitais({ digitais: { desde, infoDigitais } }: { digitais: Digitais }) {
  const { GTO, SOL } = infoDigitais
  const [isAberta, setAberta] = useState(false)
  useAtRest(GuiasEncaminhadas.fetchAhead)
  const { whyNotCall, whyNotOpen } = useAcesso()
  const canList = whyNotCall(producao.listGuiasEncaminhadas) === undefined
  return (
    <>
      <dl className={styles.lista}>
        <Ferramenta
          detalhe={`${GTO.app} de ${countOf(GTO.totalGTO, 'guia encaminhada', 'guias encaminhadas')} desde ${showData(desde)}`}
          nome="GTO pelo aplicativo"
          percentual={percentualDigital(GTO.app, GTO.totalGTO)}
          totalGTO={GTO.totalGTO}
        />
        <Ferramenta
          detalhe={
            SOL.totalSOL === 0
              ? `Nenhum pedido de exames desde ${showData(desde)}`
              : `${SOL.online} de ${countOf(SOL.totalSOL, 'pedido de exames', 'pedidos de exames')} desde ${showData(desde)}`
          }
          nome="SOL on-line"
          percentual={percentualDigital(SOL.online, SOL.totalSOL)}
          totalGTO={GTO.totalGTO}
        />
      </dl>
      <Row>
        {canList && GTO.totalGTO > 0 && (
          <Button onPress={() => setAberta(true)} size="pequeno">
            Ver as guias encaminhadas
          </Button>
        )}
        {SOL.totalSOL > 0 && whyNotOpen(PEDIDOS) === undefined && (
          <ButtonLink href={PEDIDOS} size="pequeno">
            Ver os pedidos de exames
          </ButtonLink>
        )}
      </Row>
      {isAberta && <GuiasEncaminhadas onClose={() => setAberta(false)} />}
    </>
  )
}

type FerramentaProps = { nome: string; percentual: number; totalGTO: number; detalhe: string }

const Ferramenta = ({ nome, percentual, totalGTO, detalhe }: FerramentaProps) => (
  <div className={styles.ferramenta}>
    <dt>{nome}</dt>
    <dd className={styles.valor}>
      {percentual} %{' '}
      <span className={styles.escala}>
        {escala.format(valorEscalaBonus(percentual, totalGTO))} de {MAXIMO_ESCALA_BONUS}
      </span>
    </dd>
    <dd className={styles.detalhe}>{detalhe}</dd>
  </div>
)
