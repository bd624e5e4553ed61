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

/** What is in force while another one waits for the operator. */
const explainEspera = (emEspera: string | null | undefined, emVigor: string | null): string | undefined =>
  emEspera ? `Em confirmação pela operadora.${emVigor === null ? '' : ` Até lá vale ${emVigor}.`}` : undefined

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
