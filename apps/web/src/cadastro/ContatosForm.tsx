import { cadastro, type TrocaContato } from '@portal/contract/cadastro.ts'
import {
  type CampoContato,
  type ContatosCadastro,
  camposContato,
} from '@portal/domain/cadastro/contatoCadastro.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { type FormEvent, useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { pushError } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showInstante } from '../calendario/format.ts'
import { DA_CLINICA, useParteClinica } from '../credenciado/useParteClinica.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './AtualizacaoCadastralPage.module.css'
import { ContatosConferencia } from './ContatosConferencia.tsx'
import {
  type CamposDigitados,
  checkContatos,
  idCampo,
  isRetirada,
  listEsperas,
  listMudancas,
  type Mudanca,
  sayEspera,
  toCampos,
  toContatos,
  toErrosContatos,
  toPedidos,
} from './contatosForm.ts'
import { dicasContato } from './dicasContato.ts'

/** What was changed of the fields, as it was typed; the rest follows the operator's registry. */
export type Mudados = Partial<CamposDigitados>

/** What was sent last: its protocol, and what it asked to change. */
export type Feito = { protocolo: string; mudancas: readonly Mudanca[] }

type ContatosFormProps = {
  contatos: ContatosCadastro & { conferidoEm: string | null; emConfirmacao: TrocaContato | null }
  /** Held by the page: a look at another part of it loses nothing. */
  mudados: Mudados
  onChange: (mudados: Mudados) => void
  onEdit: () => void
  onFeito: (feito: Feito) => void
}

/** The contacts in fields, then what changes to be checked; a refusal leads back to its fields. */
export function ContatosForm({ contatos, mudados, onChange, onEdit, onFeito }: ContatosFormProps) {
  const isParte = useParteClinica()
  const atual = toCampos(contatos)
  const pedidos = toPedidos(contatos)
  const campos = { ...pedidos, ...mudados }
  const novos = toCampos(toContatos(campos))
  const mudancas = listMudancas(atual, novos)
  const hasMudanca = mudancas.length > 0
  const change = (campo: CampoContato, valor: string) => onChange({ ...mudados, [campo]: valor })
  const [isConferindo, setConferindo] = useState(false)
  const [senha, setSenha] = useState('')
  const [erroSenha, setErroSenha] = useState<string>()
  const told = useToldErrors(() => checkContatos(campos))
  /** Back to the fields. The password was for what was checked here: the next check asks for it again. */
  const leaveConferencia = () => {
    setSenha('')
    setErroSenha(undefined)
    setConferindo(false)
  }
  const update = useWrite(cadastro.updateContatos, {
    prepare: (digitados: CamposDigitados) => ({
      body: { ...toContatos(digitados), conferidoEm: contatos.conferidoEm, ...(senha && { senha }) },
    }),
    onSuccess: ({ protocolo }) => {
      leaveConferencia()
      onChange({})
      onFeito({ protocolo, mudancas })
    },
    onError: (error) => {
      setErroSenha(undefined)
      if (isErroApi(error, 'API-ACE-0006')) {
        // Where nothing seemed to change no password was asked for, and there is no field to say it at.
        return hasMudanca ? setErroSenha(error.detalhes[0]?.mensagem ?? error.mensagem) : pushError(error)
      }
      const found = toErrosContatos(error)
      // Checked on another screen meanwhile: what is in force now has to be seen first.
      if (isErroApi(error, 'API-CAD-0008')) leaveConferencia()
      if (found.length === 0) return pushError(error)
      told.refuse(found)
      leaveConferencia()
    },
  })

  function check(event: FormEvent) {
    event.preventDefault()
    if (!told.check()) return
    onEdit()
    setConferindo(true)
  }

  if (isConferindo) {
    return (
      <ContatosConferencia
        emailEmVigor={atual.email}
        esperas={listEsperas(atual, novos)}
        isDaClinica={isParte}
        isPending={update.isPending}
        isRetirada={isRetirada(contatos, campos)}
        erroSenha={erroSenha}
        mudancas={mudancas}
        onBack={leaveConferencia}
        onConfirm={() => {
          const falta = hasMudanca && senha === '' ? 'Digite a sua senha do portal.' : undefined
          setErroSenha(falta)
          if (!falta) update.mutate(campos)
        }}
        onSenha={(digitada) => {
          setSenha(digitada)
          setErroSenha(undefined)
        }}
        senha={senha}
      />
    )
  }
  const { conferidoEm } = contatos
  return (
    <Card
      description={[
        conferidoEm ? `Conferidos em ${showInstante(conferidoEm)}.` : 'Ainda não conferidos no portal.',
        isParte && DA_CLINICA,
      ]
        .filter(Boolean)
        .join(' ')}
      title="Contatos"
    >
      <form noValidate onSubmit={check}>
        <Stack gap={4}>
          <ErrorSummary attempt={told.attempt} errors={told.errors} />
          <div className={styles.campos}>
            {camposContato.map(({ campo, rotulo, tipo, isExigido }) => (
              <TextField
                autoComplete="off"
                error={told.messageOf(idCampo(campo))}
                hint={
                  pedidos[campo] === atual[campo]
                    ? dicasContato(isParte)[campo]
                    : sayEspera(atual[campo], isParte)
                }
                id={idCampo(campo)}
                inputMode={tipo === 'email' ? 'email' : 'tel'}
                isNumeric={tipo !== 'email'}
                isOptional={!isExigido}
                key={campo}
                label={rotulo}
                onBlur={() =>
                  tipo !== 'email' &&
                  mudados[campo] !== undefined &&
                  change(campo, formatTelefone(campos[campo]))
                }
                onChange={(valor) => change(campo, valor)}
                type={tipo === 'email' ? 'email' : 'tel'}
                value={campos[campo]}
                width="full"
              />
            ))}
          </div>
          <Row>
            <Button type="submit" variant="primario">
              Conferir
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
