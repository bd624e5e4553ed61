import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ListView } from '../carregamento/ListView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Bar } from '../ui/layout/Stack.tsx'
import { EscolhaBarra } from './EscolhaBarra.tsx'
import { LoteDialog } from './LoteDialog.tsx'
import { findImpedimentoVisto } from './loteRecurso.ts'
import { RecursosTable } from './RecursosTable.tsx'
import { recursosQuery } from './recursoGlosa.queries.ts'
import { type RecursosSearch, readRecursosSearch } from './recursosSearch.ts'
import { type AbaRecurso, describeRecuperavel } from './recursosWords.ts'

const vazias: Readonly<Record<AbaRecurso, readonly [titulo: string, texto: string]>> = {
  recorrer: [
    'Nada a recorrer',
    'Quando um pagamento negar um evento, a guia aparece aqui até o fim do prazo do contrato.',
  ],
  recurso: ['Nenhum recurso espera resposta', 'O recurso que você enviar fica aqui até ser decidido.'],
  decididos: [
    'Nenhum recurso decidido',
    'A decisão de cada item, com o que foi liberado, aparece aqui quando a operadora responder.',
  ],
}

const explicacoes: Readonly<Record<AbaRecurso, string>> = {
  recorrer: 'Cada guia tem um só recurso: o item que ficar de fora dele não pode mais ir.',
  recurso: 'A operadora responde até o dia que está em cada guia.',
  decididos:
    'O que foi liberado vem no pagamento seguinte à decisão. Recusado: julgado, e a glosa ficou. Indeferido: não chegou a ser julgado.',
}

/** A list of appeals, and the appeal of several guides. */
export function RecursosList({ search }: { search: RecursosSearch }) {
  const aba = search.aba ?? 'recorrer'
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  // As they were chosen: those that have been sent are no longer rows.
  const [lote, setLote] = useState<readonly LinhaRecurso[]>()
  /** What was written for several guides, closed or not. */
  const [motivo, setMotivo] = useState('')
  const [titulo, texto] = vazias[aba]
  const lista = useInfiniteQuery({ ...recursosQuery(search), placeholderData: keepPreviousData })
  const contas = lista.data?.pages[0]?.contas
  const recuperavel = aba === 'recorrer' && contas ? describeRecuperavel(contas.aRecorrer) : ''
  return (
    <>
      <ListView
        empty={
          <EmptyState icon="checkCircle" title={titulo}>
            {texto}
          </EmptyState>
        }
        lines={8}
        loading="Carregando recursos"
        noun={['guia', 'guias']}
        query={lista}
        rows={({ recursos }) => recursos}
        shape="row"
      >
        {(linhas) => {
          const doLote = aba === 'recorrer' ? linhas.filter(isDeLote) : []
          const chaves = new Set(doLote.map(({ numeroFicha }) => String(numeroFicha)))
          return (
            <>
              <Bar>
                <p>{explicacoes[aba]}</p>
                <OrdemButton search={search} />
              </Bar>
              {recuperavel && <p>{recuperavel}</p>}
              <RecursosTable
                aba={aba}
                linhas={linhas}
                {...(aba === 'recorrer' && {
                  selection: { keys, onChange: setKeys, mayChoose: (key) => chaves.has(key) },
                })}
              />
              {doLote.length > 0 && <EscolhaBarra keys={keys} linhas={doLote} onRecorrer={setLote} />}
            </>
          )
        }}
      </ListView>
      {lote && (
        <LoteDialog linhas={lote} motivo={motivo} onChange={setMotivo} onClose={() => setLote(undefined)} />
      )}
    </>
  )
}

const isDeLote = (linha: LinhaRecurso): boolean => findImpedimentoVisto(linha) === undefined

/** The other order, one press away; decided ones go by the day of their decision. */
function OrdemButton({ search: { aba, ordem } }: { search: RecursosSearch }) {
  const navigate = useNavigate({ from: '/portal/recursoGlosa' })
  const porPrazo = aba === 'decididos' ? 'Ordenar por data' : 'Ordenar por prazo'
  return (
    <Button
      onPress={() =>
        void navigate({ search: readRecursosSearch({ aba, ordem: ordem ? undefined : 'VALOR' }) })
      }
      size="pequeno"
    >
      {ordem ? porPrazo : 'Ordenar por valor'}
    </Button>
  )
}
