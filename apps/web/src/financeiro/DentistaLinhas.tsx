import type { Demonstrativo } from '@portal/contract/financeiro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListView } from '../carregamento/ListView.tsx'
import { type Periodo, periodoQuery } from './financeiro.queries.ts'
import { GuiaLinhas } from './GuiaLinhas.tsx'
import { LinhaAberta, LinhaInteira } from './LinhaAberta.tsx'

type DentistaLinhasProps = {
  dentista: Demonstrativo['unidades'][number]['dentistas'][number]
  /** The run, and the dentist's lines of it. */
  periodo: Periodo
  /** Opened from the start: the only one there is. */
  isAberto: boolean
}

/** A dentist and, opened, the guides, page after page. */
export function DentistaLinhas({ dentista, periodo, isAberto }: DentistaLinhasProps) {
  const [isOpen, setOpen] = useState(isAberto)
  const { nomeDentista, guias, totais } = dentista
  return (
    <>
      <LinhaAberta
        detalhe={countOf(guias, 'guia', 'guias')}
        isOpen={isOpen}
        nivel={2}
        nome={nomeDentista ?? 'Sem dentista informado'}
        onToggle={() => setOpen(!isOpen)}
        totais={totais}
      />
      {isOpen && <GuiasDoDentista periodo={periodo} />}
    </>
  )
}

const GuiasDoDentista = ({ periodo }: { periodo: Periodo }) => (
  <ListView
    frame={(resto) => <LinhaInteira>{resto}</LinhaInteira>}
    isPart
    lines={3}
    loading="Carregando as guias"
    noun={['guia', 'guias']}
    query={useInfiniteQuery(periodoQuery(periodo))}
    rows={(pagina) => pagina.guias}
    shape="row"
  >
    {(guias) => guias.map((guia) => <GuiaLinhas guia={guia} key={guia.numeroFicha} nivel={3} />)}
  </ListView>
)
