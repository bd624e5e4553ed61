import type { ItemRecurso, NovidadeRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { isDeFaces } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { today } from '../calendario/format.ts'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { AnexoField } from './AnexoField.tsx'
import { campoDe } from './checkEdicao.ts'
import { findNovidade, type ItemEditado } from './edicaoRecurso.ts'

type NovidadeFieldProps = {
  pedida: ItemRecurso['novidades'][number]
  item: ItemRecurso
  editado: ItemEditado
  recurso: RecursoDetalhado
  error: string | undefined
  onChange: (novidades: readonly NovidadeRecurso[]) => void
}

/** A place for something that the denial asks for: a file, a corrected place or day; a reason has its own field. */
export function NovidadeField({ pedida, item, editado, recurso, error, onChange }: NovidadeFieldProps) {
  const { tipo, rotulo, obrigatoria } = pedida
  const outras = editado.novidades.filter((nova) => nova.tipo !== tipo)
  const atual = findNovidade(editado, tipo)
  if (tipo === 'justificativa') {
    return (
      <p>
        {rotulo}
        {obrigatoria
          ? ': escreva na justificativa, acima.'
          : ' (opcional): pode ir na justificativa, abaixo.'}
      </p>
    )
  }
  if (tipo === 'dente' || tipo === 'data') {
    const valor = atual && 'valor' in atual ? atual.valor : ''
    const set = (novo: string) => onChange(novo === '' ? outras : [...outras, { tipo, valor: novo }])
    const campo = { id: campoDe(tipo, item), error, label: rotulo, isOptional: !obrigatoria, value: valor }
    return tipo === 'data' ? (
      <DatePicker {...campo} max={today()} onChange={set} />
    ) : (
      <TextField
        {...campo}
        hint={
          isDeFaces(item.glosa.map(({ codigoGlosa }) => codigoGlosa))
            ? 'Faces (OM)'
            : 'Dente (26), região (ASAI) ou faces (OM)'
        }
        maxLength={40}
        onChange={set}
        width="20"
      />
    )
  }
  return (
    <AnexoField
      atual={atual && 'sequencial' in atual ? atual : undefined}
      item={item}
      onChange={(anexo) => onChange(anexo ? [...outras, { tipo, ...anexo }] : outras)}
      pedida={pedida}
      recurso={recurso}
    />
  )
}
