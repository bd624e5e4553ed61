import { Select } from '../ui/field/Select.tsx'
import { lugaresPedido } from './pedidoFormLugares.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

type PedidoFormDentistaProps = {
  form: Pick<Formulario, 'dentistas' | 'codigoDentista' | 'dispatch' | 'messageOf'>
}

/** Who of the practice asks: above the entry line, one key away from it; nothing where there is no choice. */
export function PedidoFormDentista({ form }: PedidoFormDentistaProps) {
  const { dentistas, codigoDentista, dispatch, messageOf } = form
  if (dentistas.length < 2) return null
  return (
    <Select
      error={messageOf(lugaresPedido.dentista)}
      id={lugaresPedido.dentista}
      label="Dentista que pede"
      onChange={(codigo) => dispatch({ tipo: 'escolherDentista', codigoDentista: Number(codigo) })}
      options={dentistas.map((dentista) => ({
        id: String(dentista.codigoDentista),
        label: `${dentista.nome} (CRO ${dentista.cro}/${dentista.uf})`,
      }))}
      placeholder="Escolha quem pede"
      value={codigoDentista === null ? null : String(codigoDentista)}
    />
  )
}
