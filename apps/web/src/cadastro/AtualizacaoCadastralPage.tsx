import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { especialidadesQuery } from '../credenciado/credenciado.queries.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { Alvaras } from './Alvaras.tsx'
import { describeContas, isSoDaOperadora } from './alvaraWords.ts'
import { Contatos } from './Contatos.tsx'
import type { Feito, Mudados } from './ContatosForm.tsx'
import { CorpoClinico } from './CorpoClinico.tsx'
import { alvarasQuery, atualizacaoQuery, contatosQuery, corpoClinicoQuery } from './cadastro.queries.ts'
import { type CadastroSearch, readCadastroSearch } from './cadastroSearch.ts'
import { keepRascunhoContatos, readRascunhoContatos } from './rascunhoContatos.ts'
import type { Digitada, Digitadas } from './renovacaoForm.ts'

/** The part that is asked for starts on its way; the page draws its tabs without waiting for it. */
export const loader = ({ search: { aba }, queryClient }: LoaderArgs<object, CadastroSearch>) => {
  if (aba === undefined) void queryClient.prefetchQuery(contatosQuery)
  if (aba === 'alvaras') void queryClient.prefetchQuery(alvarasQuery)
  if (aba !== 'corpoClinico') return
  void queryClient.prefetchQuery(corpoClinicoQuery(false))
  void queryClient.prefetchQuery(especialidadesQuery)
}

/** Interface S17: what the operator keeps of the provider, checked and renewed by the provider itself. */
export default function AtualizacaoCadastralPage() {
  const { aba = 'contatos' } = useSearch({ from: '/portal/atualizacaoCadastral' })
  const navigate = useNavigate({ from: '/portal/atualizacaoCadastral' })
  const [mudados, setMudados] = useState<Mudados>(readRascunhoContatos)
  const changeContatos = (novos: Mudados) => {
    keepRascunhoContatos(novos)
    setMudados(novos)
  }
  const { data: atualizacao } = useQuery(atualizacaoQuery)
  const contas = atualizacao && describeContas(atualizacao.alvaras)
  const [feito, setFeito] = useState<Feito>()
  const lastFeito = useRef<string | undefined>(undefined)
  const [digitadas, setDigitadas] = useState<Digitadas>({})
  // An upload ends after more was typed: it changes its own part alone.
  const changeRenovacao = (id: number, parte: Digitada) =>
    setDigitadas((antes) => ({ ...antes, [id]: { ...antes[id], ...parte } }))
  return (
    <Tabs
      label="Partes do cadastro"
      onChange={(escolhida) => void navigate({ search: readCadastroSearch({ aba: escolhida }) })}
      tabs={[
        {
          id: 'contatos',
          label: 'Contatos',
          content: (
            <Contatos
              feito={feito}
              lastFeito={lastFeito}
              mudados={mudados}
              onChange={changeContatos}
              onFeito={setFeito}
            />
          ),
        },
        {
          id: 'alvaras',
          label: 'Alvarás',
          mark: contas && (
            <Badge tone={isSoDaOperadora(atualizacao.alvaras) ? 'informacao' : 'atencao'}>{contas}</Badge>
          ),
          content: <Alvaras digitadas={digitadas} onChange={changeRenovacao} />,
        },
        { id: 'corpoClinico', label: 'Especialidades e corpo clínico', content: <CorpoClinico /> },
      ]}
      value={aba}
    />
  )
}
