import type { ContatoEmConfirmacao } from '@portal/contract/associado.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import type { ContatosPaciente } from '../associado/contato.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { quemConfirma } from './contatoForm.ts'
import styles from './SolicitarAutorizacaoPage.module.css'
import { campos, type LiberacaoForm } from './toPedidoLiberacao.ts'

type CamposContatoProps = {
  form: LiberacaoForm
  change: (part: Partial<LiberacaoForm>) => void
  messageOf: (fieldId: string) => string | undefined
  contatos: ContatosPaciente
}

/** Says that the one shown waits, for whom, and what is in force meanwhile. */
function explainEspera(
  emEspera: string | null | undefined,
  emVigor: string | null,
  espera: ContatoEmConfirmacao | null,
): string | undefined {
  if (!emEspera || !espera) return undefined
  // The number stays on one line.
  const valor = emVigor?.replaceAll(' ', '\u00a0')
  return `Vale para a guia em andamento; entra no cadastro ${quemConfirma(espera)}.${valor ? ` Até lá o cadastro tem ${valor}.` : ''}`
}

export function CamposContato({ form, change, messageOf, contatos }: CamposContatoProps) {
  const { contatoEmConfirmacao, numeroTelefoneResidencial, email: emVigor } = contatos
  const telefoneEmVigor = numeroTelefoneResidencial && formatTelefone(numeroTelefoneResidencial)
  return (
    <div className={styles.par}>
      <TextField
        autoComplete="off"
        error={messageOf(campos.telefone)}
        hint={explainEspera(
          contatoEmConfirmacao?.numeroTelefoneResidencial,
          telefoneEmVigor,
          contatoEmConfirmacao,
        )}
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
        hint={explainEspera(contatoEmConfirmacao?.email, emVigor, contatoEmConfirmacao)}
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
