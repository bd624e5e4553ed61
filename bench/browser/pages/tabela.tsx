/**
 * The portal's own table of guides with 10,000 of them and, as the limit, 50 plain rows: `?limite` shows the latter.
 * A button brings the rows, another takes them away.
 */
import '../../../apps/web/src/marca/estilo.css'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { applyMarca } from '../../../apps/web/src/marca/applyMarca.ts'
import { findMarca } from '../../../apps/web/src/marca/findMarca.ts'
import { GuiaTable } from '../../../apps/web/src/pesquisa/GuiaTable.tsx'
import { UiProvider } from '../../../apps/web/src/ui/UiProvider.tsx'

const statuses = [1, 2, 3, 5, 8, 10]

const createGuia = (at: number): GuiaResumo => ({
  numeroFicha: 700_000_001 + at,
  numeroFichaPrincipal: null,
  statusFicha: statuses[at % statuses.length] ?? 1,
  codigoEtapaAtual: 3,
  codigoEspecialidade: 1,
  tipoAtendimento: 1,
  associado: {
    chave: '00000000-0000-4000-8000-000000000000',
    codigoAssociado: String(500_000_001 + at),
    nome: 'Mariana Alves Ribeiro',
    nomeCivil: null,
    dataNascimento: '1988-06-21',
    idade: 38,
    situacao: 'ativo',
    nomePlano: 'Aurora Premium',
  },
  nomeDentista: 'Camila Duarte',
  bloqueio: false,
  motivoBloqueio: null,
  liberadaEm: '2026-11-20T12:00:00.000Z',
  prazo: null,
  quantidadeEventos: 3,
  eventosRascunho: null,
  valorTotal: '254.90',
  versao: 1,
})

const guias = Array.from({ length: 10_000 }, (_, at) => createGuia(at))

function PlainTable() {
  return (
    <table>
      <tbody>
        {guias.slice(0, 50).map(({ numeroFicha, associado, valorTotal, statusFicha }) => (
          <tr key={numeroFicha}>
            <td>{numeroFicha}</td>
            <td>{associado.nome}</td>
            <td>{statusFicha}</td>
            <td>{valorTotal}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tabela({ isLimit }: { isLimit: boolean }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button id="mostrar" onClick={() => setShown(true)} type="button">
        Mostrar
      </button>
      <button id="tirar" onClick={() => setShown(false)} type="button">
        Tirar
      </button>
      {isShown && (isLimit ? <PlainTable /> : <GuiaTable caption="Guias" guias={guias} />)}
    </>
  )
}

applyMarca(findMarca(undefined))
const root = document.getElementById('raiz')
if (!root) throw new Error('tabela.html has no #raiz')
createRoot(root).render(
  <UiProvider navigate={(href) => location.assign(href)}>
    <Tabela isLimit={location.search === '?limite'} />
  </UiProvider>,
)
