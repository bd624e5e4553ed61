import type { CodigoPrincipal } from '@portal/contract/financeiro.ts'
import { nameQuem } from '@portal/domain/credenciado/quem.ts'
import { explainOutroFechamento } from '@portal/domain/repasse/outroFechamento.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { showData } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { LinhasVistasAviso } from '../credenciado/LinhasVistasAviso.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { PdfButton } from '../impressao/PdfButton.tsx'
import { ExportacaoButton } from '../planilha/ExportacaoButton.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar, Row, Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { VistasMenu } from '../vista/VistasMenu.tsx'
import styles from './DemonstrativoPagamentoPage.module.css'
import { type DemonstrativoSearch, readDemonstrativoSearch } from './demonstrativoSearch.ts'
import {
  codigoPrincipalQuery,
  loadPdf,
  type Periodo,
  periodoQuery,
  seesTodas,
  toPedidoPeriodo,
} from './financeiro.queries.ts'
import { LinhasDoPagamento } from './LinhasDoPagamento.tsx'
import { isEscolhaDeQuem, QuemField } from './QuemField.tsx'
import { RepasseField } from './RepasseField.tsx'
import { ResumoRepasse } from './ResumoRepasse.tsx'

const carregando = { loading: 'Carregando o demonstrativo', lines: 8, shape: 'row' } as const

/** A run: which one and whose lines, its sums, and the tree of what makes them. */
export function AbaPeriodo({ search }: { search: DemonstrativoSearch }) {
  return (
    <QueryView
      {...carregando}
      empty={({ repasses }) =>
        repasses.length === 0 && (
          <EmptyState icon="money" title="Nenhum pagamento ainda">
            O que você encaminhar para pagamento até o fechamento do mês aparece aqui assim que for
            processado.
          </EmptyState>
        )
      }
      query={useQuery(codigoPrincipalQuery)}
    >
      {(principal) => <Escolha principal={principal} search={search} />}
    </QueryView>
  )
}

type EscolhaProps = { principal: CodigoPrincipal; search: DemonstrativoSearch }

function Escolha({ principal, search: { dataFinal, dentistas, glosa } }: EscolhaProps) {
  const navigate = useNavigate({ from: '/portal/demonstrativoPagamento' })
  const { repasses, naoDepositado } = principal
  const ultimo = repasses.find(({ situacao }) => situacao !== 'aberto') ?? repasses[0]
  const periodo = { dataFinal: dataFinal ?? ultimo?.dataFechamento, dentistas }
  return (
    <Stack gap={4}>
      <Bar>
        <div className={styles.campos}>
          <RepasseField
            onChange={(fechamento) =>
              void navigate({ search: (antes) => ({ ...antes, dataFinal: fechamento }) })
            }
            repasses={repasses}
            value={periodo.dataFinal}
          />
          <QuemField
            onChange={(quem) =>
              void navigate({
                search: ({ dentistas: _antes, ...resto }) => (quem ? { ...resto, dentistas: quem } : resto),
              })
            }
            principal={principal}
            value={dentistas}
          />
        </div>
        <Row gap={2}>
          <VistasMenu
            busca={{ dataFinal, dentistas, glosa }}
            onGo={(busca, como) =>
              void navigate({
                search: ({ guias }) => ({ ...(guias && { guias }), ...readDemonstrativoSearch(busca) }),
                ...como,
              })
            }
            palavras={[
              ...(dataFinal ? [`Pagamento fechado em ${showData(dataFinal)}`] : []),
              nameQuem(principal, dentistas),
              ...(glosa ? ['Só com glosa'] : []),
            ]}
            tela="DEMONSTRATIVO"
          />
          <ButtonLink href={hrefOf('/portal/impressao/demonstrativo', periodo)} icon="print">
            Imprimir
          </ButtonLink>
          <PdfButton arquivo="Demonstrativo em PDF" load={loadPdf(periodo)} />
          <ExportacaoButton pedido={toPedidoPeriodo(periodo)}>Exportar Excel</ExportacaoButton>
        </Row>
      </Bar>
      <LinhasVistasAviso todas={seesTodas(principal)} />
      <Chegada periodo={periodo} principal={principal} />
      <Demonstrado
        key={JSON.stringify(periodo)}
        naoDepositado={naoDepositado}
        onSoGlosa={(soGlosa) =>
          void navigate({
            search: ({ glosa: _antes, ...resto }) => (soGlosa ? { ...resto, glosa: 'sim' } : resto),
          })
        }
        periodo={periodo}
        soGlosa={glosa !== undefined}
      />
    </Stack>
  )
}

/** Another run or another choice takes the former one's place: readers hear that it came. */
function Chegada({ periodo, principal }: { periodo: Periodo; principal: CodigoPrincipal }) {
  const { data } = useInfiniteQuery(periodoQuery(periodo))
  const repasse = data?.pages[0]?.repasse
  return (
    <VisuallyHidden>
      <span role="status">
        {repasse &&
          [
            explainOutroFechamento(periodo.dataFinal, repasse.dataFechamento),
            `Demonstrativo do pagamento de ${showData(repasse.dataPagamento)} na tela.`,
            isEscolhaDeQuem(principal) && `De quem: ${nameQuem(principal, periodo.dentistas)}.`,
          ]
            .filter(Boolean)
            .join(' ')}
      </span>
    </VisuallyHidden>
  )
}

/** Spoken with the statement's arrival (`Chegada`), and by no role of its own. */
const OutroFechamento = ({ texto }: { texto: string | undefined }) =>
  texto && <Banner title={texto} tone="atencao" />

type DemonstradoProps = {
  periodo: Periodo
  naoDepositado: string
  soGlosa: boolean
  onSoGlosa: (soGlosa: boolean) => void
}

/** What other runs are still to bring stands below the sums of this one. */
function Demonstrado({ periodo, naoDepositado, soGlosa, onSoGlosa }: DemonstradoProps) {
  const lista = useInfiniteQuery(periodoQuery(periodo))
  return (
    <QueryView
      {...carregando}
      query={{ ...lista, data: lista.data?.pages[0] }}
      volta={{ href: hrefOf('/portal/demonstrativoPagamento'), rotulo: 'Ver o último pagamento' }}
    >
      {(demonstrativo) => (
        <>
          <OutroFechamento
            texto={explainOutroFechamento(periodo.dataFinal, demonstrativo.repasse.dataFechamento)}
          />
          <ResumoRepasse demonstrativo={demonstrativo} />
          {naoDepositado !== '0.00' && (
            <Banner tone="informacao" title={`Processado, ainda não pago: ${showValor(naoDepositado)}`}>
              É a soma do que foi liberado nos pagamentos cujo dia ainda não chegou, antes das retenções
              {periodo.dentistas && ', de tudo o que o seu acesso mostra e não só de quem foi escolhido'}.
            </Banner>
          )}
          {demonstrativo.unidades.length === 0 ? (
            <EmptyState icon="money" title="Nada processado aqui">
              Nenhuma guia do que foi escolhido entrou neste pagamento.
            </EmptyState>
          ) : (
            <LinhasDoPagamento
              demonstrativo={demonstrativo}
              onSoGlosa={onSoGlosa}
              periodo={periodo}
              soGlosa={soGlosa}
            />
          )}
        </>
      )}
    </QueryView>
  )
}
