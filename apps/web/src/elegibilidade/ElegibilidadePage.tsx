import { guia } from '@portal/contract/guia.ts'
import { isSemPedido, toSituacaoAtendimento } from '@portal/domain/liberacaoSenha/situacaoAtendimento.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState } from 'react'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente, type BuscaPacienteHandle } from '../associado/BuscaPaciente.tsx'
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

const toAutorizacao = (paciente?: string) => hrefOf('/portal/solicitarAutorizacao', { paciente })

/**
 * Interface S02: is this patient covered, for what, and from when. One field, one answer, one key to the authorisation.
 */
export default function ElegibilidadePage() {
  const { paciente } = useSearch({ from: '/portal/elegibilidade' })
  const navigate = useNavigate({ from: '/portal/elegibilidade' })
  const { cartao } = useMarca()
  const busca = useRef<BuscaPacienteHandle>(null)
  const [isOutro, setOutro] = useState(false)
  const request = useCallback(
    (chave: string) => void navigate({ href: toAutorizacao(chave), state: byOrigem('elegibilidade') }),
    [navigate],
  )
  /** Whoever stands in the field is asked for first: the one on the page is no longer meant. */
  const requestDoCampo = useCallback(
    () => busca.current?.searchThen(({ chave }) => request(chave)) ?? false,
    [request],
  )
  return (
    <Stack gap={5}>
      <BuscaPaciente
        autoFocus={!paciente}
        cartao={cartao}
        handle={busca}
        onFound={({ chave }) =>
          // An event asked for before anybody stood at the desk is asked for the first one who does.
          void navigate({
            search: ({ evento }) => ({ paciente: chave, ...(evento && !paciente && { evento }) }),
          })
        }
        onTyping={setOutro}
        onMissed={() => void (paciente && navigate({ search: {} }))}
      />
      {paciente ? (
        // No seal is green for whoever stands at the desk by now.
        <div className={styles.resposta} data-anterior={isOutro || undefined}>
          <Paciente chave={paciente} key={paciente} request={request} requestDoCampo={requestDoCampo} />
        </div>
      ) : (
        <Ninguem requestDoCampo={requestDoCampo} />
      )}
    </Stack>
  )
}

type RequestProps = {
  /** Opens the authorisation of the patient. */
  request: (chave: string) => void
  /** The same of whoever stands in the search field and was not answered yet; answers whether somebody does. */
  requestDoCampo: () => boolean
}

const pedir = { keys: 'Alt+A', description: 'Solicitar autorização' }

function Ninguem({ requestDoCampo }: Pick<RequestProps, 'requestDoCampo'>) {
  const { cartao } = useMarca()
  const isFechada = useAcesso().whyNotOpen(toAutorizacao()) !== undefined
  useShortcuts(
    useMemo(
      () => (isFechada ? [] : [{ ...pedir, run: () => void requestDoCampo() }]),
      [isFechada, requestDoCampo],
    ),
  )
  return (
    <EmptyState icon="search" title="Quem está com você?">
      {cartao === null
        ? 'Digite qualquer número do paciente, ou o nome de quem já foi atendido aqui.'
        : `Digite o número do ${cartao} ou o CPF do paciente.`}{' '}
      Em segundos você vê a situação, as carências e o que o plano cobre.
    </EmptyState>
  )
}

function Paciente({ chave, request, requestDoCampo }: RequestProps & { chave: string }) {
  const { data: associado } = useSuspenseQuery(associadoQuery(chave))
  useRecente(toPaciente(associado))
  const autorizacao = toAutorizacao(chave)
  const { whyNotOpen, whyNotCall } = useAcesso()
  const isFechada = whyNotOpen(autorizacao) !== undefined
  const consulta = useQuery(informacoesQuery(associado.codigoAssociado))
  const { impedimentos = [], planos = [] } = consulta.data ?? {}
  const isImpedido = toSituacaoAtendimento(impedimentos, []).estado === 'impedido'
  const isImpedidoEmTodos = isSemPedido(impedimentos, planos)
  const keys = useMemo(() => {
    // Of the one on the page nothing may be requested; the key then asks for whoever is typed next.
    const run = () => void (requestDoCampo() || isImpedidoEmTodos || request(chave))
    return isFechada ? [] : [{ ...pedir, run }]
  }, [chave, request, requestDoCampo, isFechada, isImpedidoEmTodos])
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
