import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { TextField } from '../ui/field/TextField.tsx'
import styles from './SolicitarAutorizacaoPage.module.css'
import { campos, type LiberacaoForm } from './toPedidoLiberacao.ts'

type CamposContatoProps = {
  form: LiberacaoForm
  change: (part: Partial<LiberacaoForm>) => void
  messageOf: (fieldId: string) => string | undefined
}

export function CamposContato({ form, change, messageOf }: CamposContatoProps) {
  return (
    <div className={styles.par}>
      <TextField
        autoComplete="off"
        error={messageOf(campos.telefone)}
        id={campos.telefone}
        inputMode="tel"
        isNumeric
        label="Telefone com DDD"
        onBlur={() => change({ telefone: formatTelefone(form.telefone) })}
        onChange={(telefone) => change({ telefone })}
        type="tel"
        value={form.telefone}
        width="20"
      />
      <TextField
        autoComplete="off"
        error={messageOf(campos.email)}
        id={campos.email}
        inputMode="email"
        isOptional
        label="E-mail"
        onChange={(email) => change({ email })}
        type="email"
        value={form.email}
        width="full"
      />
    </div>
  )
}
