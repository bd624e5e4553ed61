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
import { useParteClinica } from '../credenciado/useParteClinica.ts'
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
  const isParte = useParteClinica()
  return (
    <Card description={isParte && 'Das guias e dos pedidos que você vê.'} title="Ferramentas digitais">
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
  // The list is the whole clinic's, whoever asked: its way says so where the count is not.
  const pedidos = useParteClinica() ? 'Ver os pedidos da clínica' : 'Ver os pedidos de exames'
  const canList = whyNotCall(producao.listGuiasEncaminhadas) === undefined
  return (
    <>
      <dl className={styles.lista}>
        <Ferramenta
          {...palavras.GTO}
          desde={desde}
          parte={GTO.app}
          total={GTO.totalGTO}
          totalGTO={GTO.totalGTO}
        />
        <Ferramenta
          {...palavras.SOL}
          desde={desde}
          parte={SOL.online}
          total={SOL.totalSOL}
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
            {pedidos}
          </ButtonLink>
        )}
      </Row>
      {isAberta && <GuiasEncaminhadas onClose={() => setAberta(false)} />}
    </>
  )
}

type PalavrasFerramenta = { nome: string; um: string; varios: string; nenhum: string; como: string }

const palavras = {
  GTO: {
    nome: 'GTO pelo aplicativo',
    um: 'guia encaminhada',
    varios: 'guias encaminhadas',
    nenhum: 'Nenhuma',
    como: 'pelo aplicativo',
  },
  SOL: {
    nome: 'SOL on-line',
    um: 'pedido de exames',
    varios: 'pedidos de exames',
    nenhum: 'Nenhum',
    como: 'on-line',
  },
} as const satisfies Record<string, PalavrasFerramenta>

type FerramentaProps = PalavrasFerramenta & { parte: number; total: number; totalGTO: number; desde: string }

/** A figure is shown only of what happened; that nothing did is said in words. */
function Ferramenta({ totalGTO, ...ferramenta }: FerramentaProps) {
  const { nome, parte, total } = ferramenta
  const percentual = percentualDigital(parte, total)
  const ponto = valorEscalaBonus(percentual, totalGTO)
  return (
    <div className={styles.ferramenta}>
      <dt>{nome}</dt>
      {parte > 0 && (
        <dd className={styles.valor}>
          {percentual === 0 ? '< 1' : percentual} %{' '}
          {ponto > 0 && (
            <span className={styles.escala}>
              {escala.format(ponto)} de {MAXIMO_ESCALA_BONUS}
            </span>
          )}
        </dd>
      )}
      <dd className={styles.detalhe}>
        {describeParte(ferramenta)}
        {total > 0 && ponto === 0 && ': sem pontos para o bônus'}.
      </dd>
    </div>
  )
}

/** "33 de 99 guias encaminhadas desde 01/12/2025". */
function describeParte(ferramenta: Omit<FerramentaProps, 'totalGTO'>): string {
  const { um, varios, nenhum, como, parte, total, desde } = ferramenta
  const dia = `desde ${showData(desde)}`
  if (total === 0) return `${nenhum} ${um} ${dia}`
  if (parte === 0) return `${nenhum} de ${countOf(total, um, varios)} ${dia} foi ${como}`
  return `${parte} de ${countOf(total, um, varios)} ${dia}`
}
