import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import type { ContatosPaciente } from '../associado/contato.ts'
import { TextField } from '../ui/field/TextField.tsx'
import styles from './SolicitarAutorizacaoPage.module.css'
import { campos, type LiberacaoForm } from './toPedidoLiberacao.ts'

type CamposContatoProps = {
  form: LiberacaoForm
  change: (part: Partial<LiberacaoForm>) => void
  messageOf: (fieldId: string) => string | undefined
  contatos: ContatosPaciente
}

/** Says that the one shown waits, and what is in force meanwhile. */
function explainEspera(emEspera: string | null | undefined, emVigor: string | null): string | undefined {
  if (!emEspera) return undefined
  // The number stays on one line.
  const valor = emVigor?.replaceAll(' ', '\u00a0')
  return `Em confirmação pela operadora.${valor ? ` Até lá vale ${valor}.` : ''}`
}

export function CamposContato({ form, change, messageOf, contatos }: CamposContatoProps) {
  const { contatoEmConfirmacao, numeroTelefoneResidencial, email: emVigor } = contatos
  const telefoneEmVigor = numeroTelefoneResidencial && formatTelefone(numeroTelefoneResidencial)
  return (
    <div className={styles.par}>
      <TextField
        autoComplete="off"
        error={messageOf(campos.telefone)}
        hint={explainEspera(contatoEmConfirmacao?.numeroTelefoneResidencial, telefoneEmVigor)}
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
        hint={explainEspera(contatoEmConfirmacao?.email, emVigor)}
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
