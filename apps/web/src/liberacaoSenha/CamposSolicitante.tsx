import { isTipoSolicitante, tiposSolicitante } from '@portal/domain/solicitacaoExame/solicitante.tables.ts'
import { isSiglaUf, ufs } from '@portal/domain/uf/uf.tables.ts'
import { isErroApi } from '../api/erroApi.ts'
import { toNotice } from '../api/notice.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { LinhaField } from '../texto/LinhaField.tsx'
import { Link } from '../ui/action/Link.tsx'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { Select } from '../ui/field/Select.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { camposSolicitante, type SolicitanteForm } from './solicitanteForm.ts'

type CamposSolicitanteProps = {
  form: SolicitanteForm
  change: (part: Partial<SolicitanteForm>) => void
  messageOf: (fieldId: string) => string | undefined
  /** Changes the form and looks the dentist up: when the CRO field is left, and at each choice of type or state. */
  onSettle: (part: Partial<SolicitanteForm>) => void
  /** The name that the operator knows. */
  achado: string | null | undefined
  /** Why the dentist was not found. */
  falha: Error | null
}

/** Who asked for the exam on paper (Spec §3, requester). A request of the portal is captured instead. */
export function CamposSolicitante(props: CamposSolicitanteProps) {
  const { form, change, messageOf, onSettle, achado, falha } = props
  const { whyNotOpen } = useAcesso()
  const captura = hrefOf('/portal/capturaExames')
  const isCredenciado = form.tipo === 'CREDENCIADO'
  const naoAchado = isCredenciado && isErroApi(falha, 'API-CAP-0006') ? toNotice(falha).text : undefined
  return (
    <Stack gap={4}>
      {whyNotOpen(captura) === undefined && (
        <p>
          O paciente tem o número do pedido? <Link href={captura}>Capture o pedido</Link>.
        </p>
      )}
      <RadioGroup
        label="Quem pediu"
        onChange={(tipo) => {
          if (isTipoSolicitante(tipo)) onSettle({ tipo })
        }}
        options={tiposSolicitante.map(({ codigo, rotulo }) => ({ value: codigo, label: rotulo }))}
        value={form.tipo}
      />
      <Row>
        <TextField
          autoComplete="off"
          error={messageOf(camposSolicitante.cro) ?? naoAchado}
          hint={isCredenciado ? (achado ?? undefined) : undefined}
          id={camposSolicitante.cro}
          inputMode="numeric"
          isNumeric
          label="CRO"
          onBlur={() => onSettle({})}
          onChange={(cro) => change({ cro })}
          value={form.cro}
          width="10"
        />
        <Select
          error={messageOf(camposSolicitante.uf)}
          id={camposSolicitante.uf}
          label="Estado do CRO"
          onChange={(uf) => {
            if (isSiglaUf(uf)) onSettle({ uf })
          }}
          options={ufs.map(({ codigo, nome }) => ({ id: codigo, label: nome }))}
          placeholder="Escolha o estado"
          value={form.uf}
          width="20"
        />
      </Row>
      {!isCredenciado && (
        <LinhaField
          autoComplete="off"
          error={messageOf(camposSolicitante.nome)}
          id={camposSolicitante.nome}
          label="Nome de quem pediu"
          maxLength={70}
          onChange={(nome) => change({ nome })}
          value={form.nome ?? achado ?? ''}
          width="full"
        />
      )}
    </Stack>
  )
}
