import type { Prazo as Linha } from '@portal/contract/prazo.ts'
import { getTipoPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { useParteClinica } from '../credenciado/useParteClinica.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Prazo } from '../pesquisa/Prazo.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { CuraLink } from './CuraLink.tsx'
import styles from './PrazosCard.module.css'
import { prazosInicioQuery } from './prazo.queries.ts'
import {
  chooseInicio,
  describeObjeto,
  describeVencidos,
  hasValor,
  horaDe,
  PARA_ACOMPANHAR,
  QUANTOS_INICIO,
  splitPrazos,
} from './prazoWords.ts'

/** Everything that waits for the provider, the nearest first, each one key from its cure, and how much is at risk (Interface S01). */
export function PrazosCard() {
  // Guides are anybody's of the clinic: who sees a part of its figures is not told that all of it waits for them.
  const quem = useParteClinica() ? 'pela clínica' : 'por você'
  return (
    // The heading is the same before and after the answer: what stands under it does not move when it comes.
    <Card
      actions={
        <ButtonLink href={hrefOf('/portal/prazos')} size="pequeno">
          Ver prazos
        </ButtonLink>
      }
      title={`Esperam ${quem}`}
    >
      <QueryView
        empty={({ total }) =>
          total === 0 && (
            <EmptyState icon="checkCircle" title={`Nada espera ${quem}`}>
              O que a operadora pedir, e o que estiver para vencer, aparece aqui com o prazo.
            </EmptyState>
          )
        }
        lines={QUANTOS_INICIO}
        loading="Carregando prazos"
        query={useQuery(prazosInicioQuery)}
        shape="row"
      >
        {({ total, valorEmRisco, prazos }) => {
          const vistos = chooseInicio(prazos)
          return (
            <>
              <p className={styles.soma}>
                <strong>{total}</strong> {pluralOf(total, 'prazo', 'prazos')}
                {hasValor(valorEmRisco) && (
                  <>
                    , <strong>{showValor(valorEmRisco)}</strong> em risco
                  </>
                )}
                <Vencidos palavras={describeVencidos({ prazos, total })} />
              </p>
              <Grupos prazos={vistos} />
              <Resto quantos={countForaDaLista({ prazos: vistos, total })} />
            </>
          )
        }}
      </QueryView>
    </Card>
  )
}

/** What the provider only follows stands under a heading of its own. */
function Grupos({ prazos }: { prazos: readonly Linha[] }) {
  const { aFazer, aAcompanhar } = splitPrazos(prazos)
  return (
    <>
      {aFazer.length > 0 && <Lista prazos={aFazer} />}
      {aAcompanhar.length > 0 && (
        <section aria-label={PARA_ACOMPANHAR} className={styles.grupo}>
          <h3 className={styles.titulo}>{PARA_ACOMPANHAR}</h3>
          <Lista prazos={aAcompanhar} />
        </section>
      )}
    </>
  )
}

const Lista = ({ prazos }: { prazos: readonly Linha[] }) => (
  <ul className={styles.lista}>
    {prazos.map((prazo) => (
      <Espera key={prazo.chave} linha={prazo} />
    ))}
  </ul>
)

const Vencidos = ({ palavras }: { palavras: string }) =>
  palavras && (
    <>
      , <span className={styles.vencidos}>{palavras}</span>
    </>
  )

const countForaDaLista = ({ prazos, total }: { prazos: readonly Linha[]; total: number }): number =>
  prazos.reduce((resto, { quantos = 1 }) => resto - quantos, total)

const Resto = ({ quantos }: { quantos: number }) =>
  quantos > 0 && (
    <p className={styles.resto}>
      <Link href={hrefOf('/portal/prazos')}>Mais {countOf(quantos, 'prazo', 'prazos')}</Link>
    </p>
  )

function Espera({ linha }: { linha: Linha }) {
  const { prazo, nomeAssociado, valor, tipo } = linha
  const daGuia = getTipoPrazo(tipo).isDeGuia && describeObjeto(linha)
  return (
    <li className={styles.linha}>
      <span className={styles.cura}>
        <CuraLink prazo={linha} />
      </span>
      <span className={styles.quem}>{[daGuia, nomeAssociado].filter(Boolean).join(' · ')}</span>
      <span className={styles.prazo}>
        {prazo === null ? 'Sem data' : <Prazo hora={horaDe(linha)} isLong prazo={prazo} />}
      </span>
      <span className={styles.valor}>{hasValor(valor) && showValor(valor)}</span>
    </li>
  )
}
