import { isOrtodontia, isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { formatTelefone } from '@portal/domain/texto/mascara.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { toContato } from '../associado/contato.ts'
import { EmConfirmacaoBadge } from '../associado/EmConfirmacaoBadge.tsx'
import { NovosRestantes } from '../associado/NovosRestantes.tsx'
import { especialidadesQuery, infoQuery } from '../credenciado/credenciado.queries.ts'
import { findDentistaProposto } from '../credenciado/dentistaProposto.ts'
import { coberturaOrtoQuery } from '../ortodontia/ortodontia.queries.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { useToldErrors } from '../ui/feedback/useToldErrors.ts'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Columns } from '../ui/layout/Columns.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { CamposAtendimento } from './CamposAtendimento.tsx'
import { CamposContato } from './CamposContato.tsx'
import { CamposSolicitante } from './CamposSolicitante.tsx'
import { informacoesAssociadoQuery, planosQuery, solicitanteQuery } from './liberacaoSenha.queries.ts'
import { OrientacaoCard } from './OrientacaoCard.tsx'
import { PreAprovacao } from './PreAprovacao.tsx'
import { SituacaoLiberacao } from './SituacaoLiberacao.tsx'
import { SituacaoOrto } from './SituacaoOrto.tsx'
import {
  type ConsultaSolicitante,
  type SolicitanteForm,
  solicitanteVazio,
  toConsulta,
} from './solicitanteForm.ts'
import { chooseTipoOrto } from './tipoOrto.ts'
import { type LiberacaoForm as Form, validateLiberacao } from './toPedidoLiberacao.ts'
import { useReleaseSenha } from './useReleaseSenha.ts'

const KEYS = 'Ctrl+Enter'

type LiberacaoFormProps = { codigoAssociado: string }

/** Contacts, specialty and type; what would be refused is said before the button is pressed. */
export function LiberacaoForm({ codigoAssociado }: LiberacaoFormProps) {
  const { especialidade, tipo, plano } = useSearch({ from: '/portal/solicitarAutorizacao' })
  const navigate = useNavigate({ from: '/portal/solicitarAutorizacao' })
  const { data: informacoes } = useSuspenseQuery(informacoesAssociadoQuery(codigoAssociado))
  const { data: planos } = useSuspenseQuery(planosQuery(codigoAssociado))
  const { data: especialidades } = useSuspenseQuery(especialidadesQuery)
  const { data: info } = useSuspenseQuery(infoQuery)
  const contato = toContato(informacoes)
  const [digitado, setForm] = useState<Form>({
    telefone: formatTelefone(contato.telefone ?? ''),
    email: contato.email ?? '',
    codigoEspecialidade:
      (
        especialidades.find(({ codigoEspecialidade }) => codigoEspecialidade === especialidade) ??
        especialidades.find(({ ultima }) => ultima)
      )?.codigoEspecialidade ?? null,
    codigoPlano:
      (
        planos.find(({ codigoPlano }) => codigoPlano === plano) ??
        planos.find(({ atendidoPelaRede }) => atendidoPelaRede) ??
        planos[0]
      )?.codigoPlano ?? null,
    codigoDentista: findDentistaProposto(info),
    isInicioRapido: false,
    tipoOrto: tipo ?? null,
    isRecemNato: false,
    solicitante: solicitanteVazio,
  })
  const isOrto = digitado.codigoEspecialidade !== null && isOrtodontia(digitado.codigoEspecialidade)
  const { data: ofertadas } = useQuery({ ...coberturaOrtoQuery(codigoAssociado), enabled: isOrto })
  const form = { ...digitado, tipoOrto: digitado.tipoOrto ?? chooseTipoOrto(ofertadas?.guias ?? []) }
  const [consulta, setConsulta] = useState<ConsultaSolicitante>()
  const { data: achado, error: falha } = useQuery(solicitanteQuery(consulta))
  const changeSolicitante = (part: Partial<SolicitanteForm>, isSettled = false) => {
    const solicitante = { ...form.solicitante, ...part }
    setForm((before) => ({ ...before, solicitante }))
    if (isSettled) setConsulta(toConsulta(solicitante))
  }
  const { errors, attempt, messageOf, check, refuse } = useToldErrors(() => validateLiberacao(form, achado))
  const release = useReleaseSenha({ codigoAssociado, contatos: informacoes, onErros: refuse })

  const change = (part: Partial<Form>) => {
    setForm((before) => ({ ...before, ...part }))
    const { codigoEspecialidade, tipoOrto, codigoPlano } = part
    // What is read again, and after another login, is the same request: of the same type and on the same plan too.
    if (codigoEspecialidade || tipoOrto || codigoPlano) {
      void navigate({
        search: (before) => ({
          ...before,
          ...(codigoEspecialidade && { especialidade: codigoEspecialidade }),
          ...(tipoOrto && { tipo: tipoOrto }),
          ...(codigoPlano && { plano: codigoPlano }),
        }),
        replace: true,
        state: true,
        resetScroll: false,
      })
    }
  }
  const submit = () => {
    if (check()) release.mutate(form)
  }
  const pedido =
    form.codigoEspecialidade === null
      ? undefined
      : {
          codigoAssociado,
          codigoEspecialidade: form.codigoEspecialidade,
          recemNato: form.isRecemNato,
          ...(isOrto && form.tipoOrto && { codigoTipoAtendimentoOrto: form.tipoOrto }),
          ...(planos.length > 1 && form.codigoPlano && { codigoPlano: form.codigoPlano }),
        }
  const element = useRef<HTMLFormElement>(null)
  const [atalhos] = useState(() => [
    {
      keys: KEYS,
      description: 'Liberar a senha e abrir a guia',
      run: () => element.current?.requestSubmit(),
    },
  ])
  useShortcuts(atalhos)

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      ref={element}
    >
      <Columns
        aside={
          form.codigoEspecialidade !== null && (
            <>
              {isOrto && form.tipoOrto && (
                <SituacaoOrto
                  codigoAssociado={codigoAssociado}
                  especialidade={form.codigoEspecialidade}
                  tipo={form.tipoOrto}
                />
              )}
              <PreAprovacao especialidade={form.codigoEspecialidade} tipo={isOrto ? form.tipoOrto : null} />
              <OrientacaoCard especialidade={form.codigoEspecialidade} />
            </>
          )
        }
        lead={pedido && <SituacaoLiberacao pedido={pedido} />}
      >
        <ErrorSummary attempt={attempt} errors={errors} />
        <NovosRestantes restantes={informacoes.novosRestantes} />
        <Card description="Escolha o que será feito; a guia abre em seguida." title="Atendimento">
          <CamposAtendimento
            change={change}
            codigoAssociado={codigoAssociado}
            dentistas={info.dentistas}
            especialidades={especialidades}
            form={form}
            messageOf={messageOf}
            pedido={pedido}
            planos={planos}
            recemNatoAte={informacoes.recemNatoAte}
          />
        </Card>
        {form.codigoEspecialidade !== null && isRadiologia(form.codigoEspecialidade) && (
          <Card description="Vai impresso na guia; sem ele, o exame é negado." title="Pedido em papel">
            <CamposSolicitante
              achado={achado?.nome}
              change={changeSolicitante}
              falha={falha}
              form={form.solicitante}
              messageOf={messageOf}
              onSettle={(part) => changeSolicitante(part, true)}
            />
          </Card>
        )}
        <Card
          actions={
            informacoes.contatoEmConfirmacao && (
              <span role="status">
                <EmConfirmacaoBadge />
              </span>
            )
          }
          description="Confira com o paciente: o que mudar já serve para esta guia; no cadastro, quando for confirmado."
          title="Contatos"
        >
          <CamposContato change={change} contatos={informacoes} form={form} messageOf={messageOf} />
        </Card>
        <div>
          <Button icon="send" isPending={release.isPending} size="grande" type="submit" variant="primario">
            Liberar senha e abrir a guia <KeyHint keys={KEYS} />
          </Button>
        </div>
      </Columns>
    </form>
  )
}
