import type { PlanoAssociado } from '@portal/contract/associado.ts'
import type { InfoCredenciado } from '@portal/contract/credenciado.ts'
import {
  isEmergencia,
  isOrtodontia,
  isRadiologia,
} from '@portal/domain/especialidade/especialidade.tables.ts'
import type { Static } from 'typebox'
import { showData } from '../calendario/format.ts'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { Select } from '../ui/field/Select.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { PedidoGto } from './liberacaoSenha.queries.ts'
import { PlanoField } from './PlanoField.tsx'
import { TipoOrtoField } from './TipoOrtoField.tsx'
import { campos, type LiberacaoForm } from './toPedidoLiberacao.ts'

const SEM_DENTISTA = 'nenhum'

type CamposAtendimentoProps = {
  codigoAssociado: string
  form: LiberacaoForm
  change: (part: Partial<LiberacaoForm>) => void
  messageOf: (fieldId: string) => string | undefined
  especialidades: readonly { codigoEspecialidade: number; nome: string }[]
  planos: readonly Static<typeof PlanoAssociado>[]
  dentistas: InfoCredenciado['dentistas']
  recemNatoAte: string | null
  /** What coverage is asked for; undefined while nothing is chosen that it could be asked of. */
  pedido: PedidoGto | undefined
}

/** Specialty, type, plan and dentist; what has only one answer is not asked. */
export function CamposAtendimento(props: CamposAtendimentoProps) {
  const { form, change, messageOf, especialidades, planos, dentistas, recemNatoAte } = props
  const codigo = form.codigoEspecialidade
  const isOrto = codigo !== null && isOrtodontia(codigo)
  const temTipo = codigo === null || !(isOrto || isEmergencia(codigo) || isRadiologia(codigo))
  return (
    <Stack gap={5}>
      <Select
        autoFocus
        error={messageOf(campos.especialidade)}
        id={campos.especialidade}
        label="Especialidade"
        onChange={(codigo) => change({ codigoEspecialidade: Number(codigo) })}
        options={especialidades.map(({ codigoEspecialidade, nome }) => ({
          id: String(codigoEspecialidade),
          label: nome,
        }))}
        placeholder="Escolha a especialidade"
        value={form.codigoEspecialidade === null ? null : String(form.codigoEspecialidade)}
        width="full"
      />
      {isOrto && (
        <TipoOrtoField
          codigoAssociado={props.codigoAssociado}
          error={messageOf(campos.tipo)}
          onChange={(tipoOrto) => change({ tipoOrto })}
          value={form.tipoOrto}
        />
      )}
      {temTipo && (
        <RadioGroup
          isInRow
          label="Tipo de guia"
          onChange={(tipo) => change({ isInicioRapido: tipo === 'rapida' })}
          options={[
            { value: 'normal', label: 'Tratamento', hint: 'Você preenche os eventos no odontograma.' },
            {
              value: 'rapida',
              label: 'Início rápido',
              hint: 'Para começar já e completar depois.',
            },
          ]}
          value={form.isInicioRapido ? 'rapida' : 'normal'}
        />
      )}
      <PlanoField
        onChange={(codigoPlano) => change({ codigoPlano })}
        pedido={props.pedido}
        planos={planos}
        value={form.codigoPlano}
      />
      {dentistas.length > 1 && (
        <Select
          isOptional
          label="Dentista"
          onChange={(codigo) => change({ codigoDentista: codigo === SEM_DENTISTA ? null : Number(codigo) })}
          options={[
            { id: SEM_DENTISTA, label: 'Nenhum indicado' },
            ...dentistas.map(({ codigoDentista, nome, cro, uf }) => ({
              id: String(codigoDentista),
              label: `${nome} (CRO ${cro}/${uf})`,
            })),
          ]}
          value={form.codigoDentista === null ? SEM_DENTISTA : String(form.codigoDentista)}
          width="full"
        />
      )}
      {recemNatoAte && (
        <Checkbox
          hint={`Neste cartão, até ${showData(recemNatoAte)}.`}
          isSelected={form.isRecemNato}
          onChange={(isRecemNato) => change({ isRecemNato })}
        >
          Atendimento a recém-nascido
        </Checkbox>
      )}
    </Stack>
  )
}
