import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { LinhaDenteLink } from '../associado/LinhaDenteLink.tsx'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { AcervoPaciente } from './AcervoPaciente.tsx'
import { acervoQuery } from './acervo.queries.ts'
import type { AcervoSearch } from './acervoSearch.ts'

/** The patient of the address is fetched before the page is drawn; the images fill in. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, AcervoSearch>) => {
  const { paciente, ...filtro } = search
  if (!paciente) return
  const { codigoAssociado } = await queryClient.ensureQueryData(associadoQuery(paciente))
  void queryClient.prefetchInfiniteQuery(acervoQuery(codigoAssociado, filtro))
}

/** Interface S32: a patient's images in all the guides of this provider. */
export default function AcervoDigitalPage() {
  const { paciente } = useSearch({ from: '/portal/acervoDigital' })
  const navigate = useNavigate({ from: '/portal/acervoDigital' })
  if (paciente) return <Paciente chave={paciente} key={paciente} />
  return (
    <Stack gap={5}>
      <BuscaPaciente autoFocus onFound={({ chave }) => void navigate({ search: { paciente: chave } })} />
      <EmptyState icon="image" title="De quem são as imagens?">
        Digite qualquer número do paciente, ou o nome de quem já foi atendido aqui: o acervo reúne as imagens
        de todas as guias dele.
      </EmptyState>
    </Stack>
  )
}

function Paciente({ chave }: { chave: string }) {
  const { paciente: _dele, ...filtro } = useSearch({ from: '/portal/acervoDigital' })
  const navigate = useNavigate({ from: '/portal/acervoDigital' })
  const { data: associado } = useSuspenseQuery(associadoQuery(chave))
  return (
    <Stack gap={5}>
      <PacienteFaixa associado={associado} onTrocar={() => void navigate({ search: {} })}>
        <LinhaDenteLink chave={chave} />
      </PacienteFaixa>
      <Card title="Imagens do paciente">
        <AcervoPaciente
          codigoAssociado={associado.codigoAssociado}
          filtro={filtro}
          nomeAssociado={associado.nome}
          onFiltro={(novo) => void navigate({ search: { paciente: chave, ...novo }, replace: true })}
        />
      </Card>
    </Stack>
  )
}
