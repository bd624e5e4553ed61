import type { EventoOfertado } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { type Dispatch, useState } from 'react'
import { createLate } from '../../carregamento/createLate.tsx'
import type { RegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { Button } from '../../ui/action/Button.tsx'
import type { Avaliacao } from '../avaliacao/evaluateRascunho.ts'
import type { CondicaoEnvio, Previsao } from '../avaliacao/previsao.ts'
import type { Totais } from '../avaliacao/totais.ts'
import type { Parcelas } from '../avaliacao/useTotais.ts'
import type { Edicao } from '../estado/edicao.ts'
import type { PassoRascunho } from '../estado/passo.ts'
import type { AcaoRascunho, Conteudo } from '../estado/rascunhoReducer.ts'

const SuposicaoDialog = createLate(async () => (await import('./SuposicaoDialog.tsx')).SuposicaoDialog)

export type SuposicaoProps = {
  guia: GuiaDetalhada
  /** What the form of the draft knows. */
  form: {
    conteudo: Conteudo
    edicao: Edicao
    avaliacao: Avaliacao
    previsao: Previsao
    totais: Totais
    parcelas: Parcelas
    regras: RegrasDaGuia
    eventos: readonly EventoOfertado[]
    condicao: CondicaoEnvio
    describe: (codigoEvento: string) => string
    dispatch: Dispatch<AcaoRascunho>
    passos: { tell: (passo: PassoRascunho) => void }
  }
}

/** What would become of the guide with another day, place, faces or event: tried beside it, and made only when wanted. */
export function SuposicaoButton(props: SuposicaoProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="flip" onPress={() => setOpen(true)} size="pequeno" variant="fantasma">
        E se…?
      </Button>
      {isOpen && <SuposicaoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
