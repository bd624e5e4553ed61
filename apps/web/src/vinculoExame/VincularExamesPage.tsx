import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { associadoQuery } from '../associado/associado.queries.ts'
import { BuscaPaciente } from '../associado/BuscaPaciente.tsx'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { ProntosLista } from './ProntosLista.tsx'
import { VinculoForm } from './VinculoForm.tsx'
import type { VincularSearch } from './vincularSearch.ts'
import { guiasEmAbertoQuery, prontosDoAssociadoQuery, prontosQuery } from './vinculoExame.queries.ts'

/** The lists start on their way; the page draws its frame without waiting for them. */
export const loader = async ({ search, queryClient }: LoaderArgs<object, VincularSearch>) => {
  if (!search.paciente) {
    void queryClient.prefetchInfiniteQuery(prontosQuery)
    return
  }
  const { codigoAssociado } = await queryClient.ensureQueryData(associadoQuery(search.paciente))
  void queryClient.prefetchQuery(prontosDoAssociadoQuery(codigoAssociado))
  void queryClient.prefetchQuery(guiasEmAbertoQuery(codigoAssociado))
}

/** Interface S21: exams that came back, and the guides that they answer for. */
export default function VincularExamesPage() {
  const { paciente } = useSearch({ from: '/portal/vincularExames' })
  const navigate = useNavigate({ from: '/portal/vincularExames' })
  if (paciente) return <Paciente chave={paciente} key={paciente} />
  return (
    <Stack gap={5}>
      <BuscaPaciente autoFocus onFound={({ chave }) => void navigate({ search: { paciente: chave } })} />
      <ProntosLista />
    </Stack>
  )
}

function Paciente({ chave }: { chave: string }) {
  const navigate = useNavigate({ from: '/portal/vincularExames' })
  const { data: associado } = useSuspenseQuery(associadoQuery(chave))
  return (
    <Stack gap={5}>
      <PacienteFaixa associado={associado} onTrocar={() => void navigate({ search: {} })} />
      <VinculoForm associado={associado} />
    </Stack>
  )
}
