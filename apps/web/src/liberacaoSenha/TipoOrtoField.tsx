import type { CodigoTipoOrtodontia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { coberturaOrtoQuery } from '../ortodontia/ortodontia.queries.ts'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { explainOferta } from './tipoOrto.ts'
import { campos } from './toPedidoLiberacao.ts'

type TipoOrtoFieldProps = {
  codigoAssociado: string
  value: CodigoTipoOrtodontia | null
  error: string | undefined
  onChange: (tipo: CodigoTipoOrtodontia) => void
}

/** The four orthodontic guides, each with why it cannot be asked for now: it may be chosen all the same, and read about. */
export function TipoOrtoField({ codigoAssociado, value, error, onChange }: TipoOrtoFieldProps) {
  return (
    <QueryView
      lines={4}
      loading="Verificando as guias de ortodontia"
      query={useQuery(coberturaOrtoQuery(codigoAssociado))}
    >
      {({ guias }) => (
        <RadioGroup
          error={error}
          id={campos.tipo}
          label="Tipo de guia"
          onChange={(escolhido) => {
            const guia = guias.find(
              ({ codigoTipoAtendimento }) => String(codigoTipoAtendimento) === escolhido,
            )
            if (guia) onChange(guia.codigoTipoAtendimento)
          }}
          options={guias.map((guia) => {
            const hint = explainOferta(guia)
            return {
              value: String(guia.codigoTipoAtendimento),
              label: guia.descricao,
              ...(hint && { hint }),
            }
          })}
          value={value === null ? null : String(value)}
        />
      )}
    </QueryView>
  )
}
