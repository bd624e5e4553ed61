import { guia } from '@portal/contract/guia.ts'
import { isSemPedido, toSituacaoAtendimento } from '@portal/domain/liberacaoSenha/situacaoAtendimento.ts'
import { useIsMutating, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { associadoQuery, buscaPaciente } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { LinhaDenteLink } from '../associado/LinhaDenteLink.tsx'
import { NovosRestantes } from '../associado/NovosRestantes.tsx'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import { useRecente } from '../busca/recentes.ts'
import { toPaciente } from '../busca/resultados.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { catalogoQuery } from '../evento/evento.queries.ts'
import { useMarca } from '../marca/useMarca.ts'
import { byOrigem } from '../menu/identOrigem.ts'
import { linkOrigem } from '../menu/origemNovaAba.ts'
import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { TratamentoCard } from '../ortodontia/TratamentoCard.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { PedidosCard } from '../solicitacaoExame/PedidosCard.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { CarenciaList } from './CarenciaList.tsx'
import { CoberturaForm } from './CoberturaForm.tsx'
import { CpfMascarado } from './CpfMascarado.tsx'
import styles from './ElegibilidadePage.module.css'
import { informacoesQuery } from './elegibilidade.queries.ts'
import type { ElegibilidadeSearch } from './elegibilidadeSearch.ts'
import { HistoricoDente } from './HistoricoDente.tsx'
import { Impedimentos } from './Impedimentos.tsx'
import { PlanoList } from './PlanoList.tsx'

/** The patient of the address is fetched before the page is drawn; the rest fills in. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, ElegibilidadeSearch>) => {
  void queryClient.prefetchQuery(catalogoQuery)
  if (!search.paciente) return
  const { codigoAssociado } = await queryClient.ensureQueryData(associadoQuery(search.paciente))
  void queryClient.prefetchQuery(informacoesQuery(codigoAssociado))
}

/**
 * Interface S02: is this patient covered, for what, and from when. One field, one answer, one key to the authorisation.
 */
export default function ElegibilidadePage() {
  const { paciente } = useSearch({ from: '/portal/elegibilidade' })
  const navigate = useNavigate({ from: '/portal/elegibilidade' })
  const { cartao } = useMarca()
  return (
    <Stack gap={5}>
      <BuscaPaciente
        autoFocus={!paciente}
        cartao={cartao}
        onFound={({ chave }) =>
          // An event asked for before anybody stood at the desk is asked for the first one who does.
          void navigate({
            search: ({ evento }) => ({ paciente: chave, ...(evento && !paciente && { evento }) }),
          })
        }
        onMissed={() => void (paciente && navigate({ search: {} }))}
      />
      {paciente ? (
        <Paciente chave={paciente} key={paciente} />
      ) : (
        <EmptyState icon="search" title="Quem está com você?">
          {cartao === null
            ? 'Digite qualquer número do paciente, ou o nome de quem já foi atendido aqui.'
            : `Digite o número do ${cartao} ou o CPF do paciente.`}{' '}
          Em segundos você vê a situação, as carências e o que o plano cobre.
        </EmptyState>
      )}
    </Stack>
  )
}

function Paciente({ chave }: { chave: string }) {
  const { data: associado } = useSuspenseQuery(associadoQuery(chave))
  useRecente(toPaciente(associado))
  const navigate = useNavigate()
  const autorizacao = hrefOf('/portal/solicitarAutorizacao', { paciente: chave })
  const { whyNotOpen, whyNotCall } = useAcesso()
  const isFechada = whyNotOpen(autorizacao) !== undefined
  const consulta = useQuery(informacoesQuery(associado.codigoAssociado))
  const { impedimentos = [], planos = [] } = consulta.data ?? {}
  const isImpedido = toSituacaoAtendimento(impedimentos, []).estado === 'impedido'
  const isImpedidoEmTodos = isSemPedido(impedimentos, planos)
  // Between one patient and the next the key would ask for the former one's.
  const isBuscando = useIsMutating({ mutationKey: buscaPaciente }) > 0
  const isSemAtalho = isFechada || isImpedidoEmTodos || isBuscando
  const keys = useMemo(() => {
    const run = () => void navigate({ href: autorizacao, state: byOrigem('elegibilidade') })
    return isSemAtalho ? [] : [{ keys: 'Alt+A', description: 'Solicitar autorização', run }]
  }, [navigate, autorizacao, isSemAtalho])
  useShortcuts(keys)

  return (
    <>
      <PacienteFaixa associado={associado}>
        {!isImpedidoEmTodos && (
          <TelaButtonLink
            href={autorizacao}
            icon="send"
            {...linkOrigem('elegibilidade')}
            variant={isImpedido ? 'fantasma' : 'primario'}
          >
            Solicitar autorização
            {!isFechada && (
              <span className={styles.atalho}>
                <KeyHint keys="Alt+A" />
              </span>
            )}
          </TelaButtonLink>
        )}
      </PacienteFaixa>
      <QueryView
        frame={(waiting) => <Card>{waiting}</Card>}
        lines={6}
        loading="Carregando a elegibilidade"
        query={consulta}
      >
        {(informacoes) => (
          <>
            <NovosRestantes restantes={informacoes.novosRestantes} />
            <Impedimentos informacoes={informacoes} />
            <Columns
              aside={
                <>
                  <PlanoList
                    cpf={<CpfMascarado codigoAssociado={associado.codigoAssociado} cpf={informacoes.cpf} />}
                    informacoes={informacoes}
                  />
                  {informacoes.tratamentoOrtodontico && (
                    <TratamentoCard tratamento={informacoes.tratamentoOrtodontico} />
                  )}
                  <CarenciaList carencias={informacoes.carencias} />
                  <PedidosCard associado={associado} isSemNovo={isImpedidoEmTodos} />
                </>
              }
            >
              <CoberturaForm codigoAssociado={associado.codigoAssociado} />
              <HistoricoDente
                actions={<LinhaDenteLink chave={chave} />}
                dentesAusentes={informacoes.dentesAusentes}
                historico={informacoes.historico}
                isGuiaAberta={whyNotCall(guia.getGuiaDetalhada) === undefined}
              />
            </Columns>
          </>
        )}
      </QueryView>
    </>
  )
}
