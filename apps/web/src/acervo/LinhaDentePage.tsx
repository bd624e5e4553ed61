import { acervo, type EventoDente, type ImagemAcervo } from '@portal/contract/acervo.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { toDenticaoPelaIdade } from '../odontograma/estado/denticao.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { DenteSeletor, isDeciduo } from './linha/DenteSeletor.tsx'
import { LinhaDoDente } from './linha/LinhaDoDente.tsx'
import { acervoQuery, eventosQuery } from './linha/linha.queries.ts'
import type { LinhaSearch } from './linha/linhaSearch.ts'
import { MontagemDobra } from './linha/MontagemDobra.tsx'
import { VisualizadorAcervo } from './linha/VisualizadorAcervo.tsx'

/** The patient of the address is fetched before the page is drawn; the rest fills in. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, LinhaSearch>) => {
  if (!search.paciente) return
  const { codigoAssociado } = await queryClient.ensureQueryData(associadoQuery(search.paciente))
  void queryClient.prefetchQuery(acervoQuery(codigoAssociado))
}

/** Interface S33: every event and every image of a tooth, on one time line. */
export default function LinhaDentePage() {
  const { paciente } = useSearch({ from: '/portal/dente/linha' })
  const navigate = useNavigate({ from: '/portal/dente/linha' })
  const [naEntrada] = useState(paciente)
  if (paciente) return <Paciente chave={paciente} isEscolhido={paciente !== naEntrada} key={paciente} />
  return (
    <Stack gap={5}>
      <BuscaPaciente autoFocus onFound={({ chave }) => void navigate({ search: { paciente: chave } })} />
      <EmptyState icon="tooth" title="De quem são os dentes?">
        Ache o paciente pelo cartão, pelo CPF ou pelo nome; depois escolha o dente.
      </EmptyState>
    </Stack>
  )
}

type PacienteProps = {
  chave: string
  /** Found on this page: the hands go on at the teeth. */
  isEscolhido: boolean
}

function Paciente({ chave, isEscolhido }: PacienteProps) {
  const { dente: numero } = useSearch({ from: '/portal/dente/linha' })
  const dente = numero === undefined ? undefined : String(numero)
  const navigate = useNavigate({ from: '/portal/dente/linha' })
  const { data: associado } = useSuspenseQuery(associadoQuery(chave))
  const { codigoAssociado, idade } = associado
  const { whyNotCall } = useAcesso()
  const { data: eventos = [] } = useQuery({
    ...eventosQuery(codigoAssociado),
    enabled: whyNotCall(acervo.listEventosDente) === undefined,
  })
  const isComDeciduos =
    toDenticaoPelaIdade(idade) !== 'permanente' || eventos.some((evento) => isDeciduo(evento.dente))
  const [aberta, setAberta] = useState<ImagemAcervo>()
  return (
    <Stack gap={5}>
      <PacienteFaixa associado={associado} onTrocar={() => void navigate({ search: {} })} />
      <QueryView
        frame={(waiting) => <Card>{waiting}</Card>}
        lines={3}
        loading="Carregando os dentes"
        query={useQuery(acervoQuery(codigoAssociado))}
      >
        {({ dentes, imagens, proximo }) => (
          <>
            <Card
              description={
                <>
                  <KeyboardOnly>
                    As setas andam pelos dentes, o número leva ao dente, Enter escolhe.{' '}
                  </KeyboardOnly>
                  {sayMarcas(dentes, eventos)}
                </>
              }
              title="Escolha o dente"
            >
              <DenteSeletor
                autoFocus={isEscolhido}
                comHistorico={eventos.map((evento) => evento.dente)}
                comImagem={dentes}
                dente={dente}
                isComDeciduos={isComDeciduos}
                onChange={(novo) =>
                  void navigate({ search: { paciente: chave, dente: Number(novo) }, replace: true })
                }
              />
            </Card>
            {dente && <LinhaDoDente associado={associado} dente={dente} />}
            <MontagemDobra
              codigoAssociado={codigoAssociado}
              imagens={imagens}
              onOpen={setAberta}
              temMais={proximo !== null}
            />
            {aberta && (
              <VisualizadorAcervo
                aberta={aberta}
                imagens={imagens}
                nomeAssociado={associado.nome}
                onClose={() => setAberta(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
    </Stack>
  )
}

/** What the bar under a tooth means, of the bars that there are. */
function sayMarcas(comImagem: readonly string[], eventos: readonly EventoDente[]): string {
  const isComHistorico = eventos.some(({ dente }) => !comImagem.includes(dente))
  if (comImagem.length === 0) return isComHistorico ? 'Os marcados têm histórico.' : ''
  return isComHistorico
    ? 'Os de barra cheia têm imagem; os de barra pontilhada, só histórico.'
    : 'Os marcados têm imagem.'
}
