import { useCallback, useState } from 'react'
import type { DenticaoVista } from '../../src/odontograma/estado/denticao.ts'
import { createEscolha } from '../../src/odontograma/estado/escolha.ts'
import {
  createHistorico,
  recordHistorico,
  redoHistorico,
  undoHistorico,
} from '../../src/odontograma/estado/historico.ts'
import { listDentesSelecionados, SELECAO_VAZIA, type Selecao } from '../../src/odontograma/estado/selecao.ts'
import type { AvisoDente, MarcaDente } from '../../src/odontograma/marca/marcaDente.ts'
import { Odontograma } from '../../src/odontograma/Odontograma.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'

const MARCAS: readonly MarcaDente[] = [
  {
    dente: '16',
    faces: 'MO',
    tipo: 'analise',
    simbolo: 'restauracao',
    rotulo: 'Restauração em resina, 2 faces',
  },
  { dente: '14', tipo: 'realizado', simbolo: 'endodontia', rotulo: 'Tratamento endodôntico birradicular' },
  { dente: '14', tipo: 'aprovado', simbolo: 'coroa', rotulo: 'Coroa total metalocerâmica' },
  {
    dente: '12',
    faces: 'MDP',
    tipo: 'realizado',
    simbolo: 'restauracao',
    rotulo: 'Restauração em resina, 3 faces',
  },
  { dente: '18', tipo: 'ausente', rotulo: 'Dente extraído' },
  {
    dente: '22',
    faces: 'D',
    tipo: 'negado',
    simbolo: 'restauracao',
    rotulo: 'Restauração em resina, 1 face',
  },
  {
    dente: '24',
    faces: 'OD',
    tipo: 'aprovado',
    simbolo: 'restauracao',
    rotulo: 'Restauração em resina, 2 faces',
  },
  {
    dente: '27',
    faces: 'O',
    tipo: 'tokenPendente',
    simbolo: 'restauracao',
    rotulo: 'Restauração em amálgama, 1 face',
  },
  { dente: '38', tipo: 'planejado', simbolo: 'exodontia', rotulo: 'Exodontia simples de permanente' },
  { dente: '36', tipo: 'realizado', simbolo: 'implante', rotulo: 'Implante ósseo integrado' },
  { dente: '36', tipo: 'planejado', simbolo: 'coroa', rotulo: 'Coroa sobre implante' },
  {
    dente: '46',
    faces: 'ODV',
    tipo: 'planejado',
    simbolo: 'restauracao',
    rotulo: 'Restauração em resina, 3 faces',
  },
  {
    dente: '47',
    faces: 'O',
    tipo: 'realizado',
    simbolo: 'selante',
    rotulo: 'Selante de fóssulas e fissuras',
  },
  { dente: '44', tipo: 'planejado', simbolo: 'endodontia', rotulo: 'Tratamento endodôntico unirradicular' },
  {
    dente: '75',
    faces: 'O',
    tipo: 'planejado',
    simbolo: 'restauracao',
    rotulo: 'Restauração atraumática em decíduo',
  },
  { regiao: 'AS', tipo: 'aprovado', rotulo: 'Raspagem supra-gengival' },
]

const AVISOS: readonly AvisoDente[] = [
  { dente: '46', severidade: 'pendenciaImagem', texto: 'Falta a radiografia inicial do dente.' },
  { dente: '22', severidade: 'glosa', texto: 'Face restaurada há menos de 24 meses.' },
  { dente: '75', severidade: 'aviso', texto: 'O sucessor permanente já foi tratado.' },
]

/** The events of a selection, as the guide would hold them once one is chosen. */
function toPlanejadas(selecao: Selecao): MarcaDente[] {
  if (selecao.tipo === 'regiao') {
    return [{ regiao: selecao.regiao, tipo: 'planejado', rotulo: 'Profilaxia' }]
  }
  return listDentesSelecionados(selecao).map(({ dente, faces }) => ({
    dente,
    faces,
    tipo: 'planejado',
    simbolo: 'restauracao',
    rotulo: 'Restauração em resina',
  }))
}

function isDaSelecao(marca: MarcaDente, selecao: Selecao): boolean {
  if (selecao.tipo === 'regiao') return marca.regiao === selecao.regiao
  return listDentesSelecionados(selecao).some(({ dente }) => dente === marca.dente)
}

/** The odontogram with every state and symbol; searching marks the choice as planned. */
export function OdontogramaSection() {
  const [historico, setHistorico] = useState(() => createHistorico(MARCAS))
  const [escolha] = useState(createEscolha)
  const [denticao, setDenticao] = useState<DenticaoVista>('permanente')

  const add = useCallback(
    (nova: Selecao) => {
      setHistorico((atual) => recordHistorico(atual, [...atual.presente, ...toPlanejadas(nova)]))
      escolha.choose(SELECAO_VAZIA)
    },
    [escolha],
  )
  const remove = useCallback((qual: Selecao) => {
    setHistorico((atual) =>
      recordHistorico(
        atual,
        atual.presente.filter((marca) => !isDaSelecao(marca, qual)),
      ),
    )
  }, [])

  return (
    <Card description="Gráfico, teclado, tabela e legenda; buscar marca como planejado." title="Odontograma">
      <Odontograma
        avisos={AVISOS}
        denticao={denticao}
        escolha={escolha}
        marcas={historico.presente}
        onBuscarEvento={add}
        onDenticaoChange={setDenticao}
        onDesfazer={() => setHistorico(undoHistorico)}
        onRefazer={() => setHistorico(redoHistorico)}
        onRemover={remove}
      />
    </Card>
  )
}
