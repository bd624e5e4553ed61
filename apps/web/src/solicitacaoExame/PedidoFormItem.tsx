import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { findBloqueioKit } from '@portal/domain/evento/regra/documentacao.tables.ts'
import { describeProcura } from '@portal/domain/solicitacaoExame/locaisPedido.ts'
import { MAXIMO_FOCO } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import { MotivoList } from '../evento/MotivoList.tsx'
import { focusOdontograma } from '../odontograma/focusOdontograma.ts'
import { LinhaField } from '../texto/LinhaField.tsx'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { IconButton } from '../ui/action/IconButton.tsx'
import { css } from '../ui/css.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './PedidoFormItem.module.css'
import { lugaresPedido } from './pedidoFormLugares.ts'
import type { EventoForm } from './pedidoFormReducer.ts'
import { RETIRE_UM } from './toPedidoExame.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

const c = css(styles)

type PedidoFormItemProps = { form: Formulario; evento: EventoForm }

/** One exam of the request: where, what is looked for, why, and what the operator would say of it. */
export function PedidoFormItem({ form, evento }: PedidoFormItemProps) {
  const { find, conteudo, inclusao, motivosDe, bloqueioDe, messageOf, minimoDe, dispatch } = form
  const { codigo, justificativa, quantidade } = evento
  const exame = find(codigo)
  const descricao = exame?.descricao ?? codigo
  const codigos = conteudo.eventos.map((outro) => outro.codigo)
  const bloqueio = findBloqueioKit(codigos, codigo)
  const erro = bloqueio
    ? `${bloqueio.mensagem} ${RETIRE_UM}`
    : (messageOf(lugaresPedido.exame(codigo)) ?? bloqueioDe(codigo))
  const minimo = minimoDe(codigo)
  const erroJustificativa = messageOf(lugaresPedido.justificativa(codigo))
  const pedeJustificativa = minimo > 0 || justificativa !== '' || erroJustificativa !== undefined
  return (
    <section aria-label={descricao} className={c('item')} data-invalid={erro ? true : undefined}>
      <div className={styles.cabeca}>
        <h3 className={styles.titulo}>
          <span className={styles.codigo}>{formatCodigoEvento(codigo)}</span> {descricao}
        </h3>
        <IconButton
          icon="trash"
          id={lugaresPedido.exame(codigo)}
          label={`Retirar ${descricao}`}
          onPress={() => inclusao.toggleExame(codigo)}
          size="pequeno"
        />
      </div>
      {erro && (
        <p className={styles.erro}>
          <Icon name="error" size={16} /> {erro}
        </p>
      )}
      {exame && exame.inclui.length > 0 && (
        <p className={styles.inclui}>
          Inclui: {exame.inclui.map((incluido) => find(incluido)?.descricao ?? incluido).join(' · ')}
        </p>
      )}
      <MotivoList codigoEvento={codigo} isDensa motivos={motivosDe(evento)} />
      {exame && exame.local !== 'nenhum' && <Lugares evento={evento} form={form} />}
      {exame && exame.local === 'nenhum' && exame.quantidadeMaxima > 1 && (
        <TextField
          error={messageOf(lugaresPedido.quantidade(codigo))}
          hint={`De 1 a ${exame.quantidadeMaxima}`}
          id={lugaresPedido.quantidade(codigo)}
          inputMode="numeric"
          isNumeric
          label="Quantidade"
          maxLength={2}
          onChange={(texto) =>
            dispatch({ tipo: 'contar', codigo, quantidade: Number(texto.replaceAll(/\D/g, '')) })
          }
          value={quantidade === 0 ? '' : String(quantidade)}
          width="4"
        />
      )}
      {pedeJustificativa && (
        <TextoField
          error={erroJustificativa}
          hint={minimo > 1 ? `Para este paciente, pelo menos ${minimo} caracteres.` : undefined}
          id={lugaresPedido.justificativa(codigo)}
          isOptional={minimo === 0}
          label="Justificativa"
          limit={MAXIMO_TEXTO}
          onChange={(texto) => dispatch({ tipo: 'justificar', codigo, justificativa: texto })}
          rows={2}
          value={justificativa}
          width="full"
        />
      )}
    </section>
  )
}

/** The places of one exam, each with what is looked for there, and the way to choose more. */
function Lugares({ form, evento }: PedidoFormItemProps) {
  const { dispatch, messageOf, estado, inclusao, find } = form
  const { codigo, locais } = evento
  const isEmMaos = estado.emMaos === codigo
  const erro = messageOf(lugaresPedido.locais(codigo))
  const isDente = find(codigo)?.local === 'dente'
  const choose = () => {
    dispatch({ tipo: 'pegar', codigo })
    focusOdontograma(inclusao.odontograma)
  }
  return (
    <Stack gap={2}>
      {locais.map(({ codigoLocal, dentes = [], foco }) => (
        <div className={styles.local} key={codigoLocal}>
          <p className={styles.lugar}>
            <strong>{codigoLocal}</strong> {findRegiao(codigoLocal)?.nome ?? `Dente ${codigoLocal}`}
            {dentes.length > 0 && `, ${describeProcura({ dentes, foco: '' })}`}
          </p>
          <LinhaField
            action={
              <IconButton
                icon="close"
                label={`Tirar ${codigoLocal}`}
                onPress={() => dispatch({ tipo: 'tirarLocal', codigo, codigoLocal })}
                size="pequeno"
              />
            }
            autoComplete="off"
            error={messageOf(lugaresPedido.foco(codigo, codigoLocal))}
            id={lugaresPedido.foco(codigo, codigoLocal)}
            isOptional
            label={`O que se procura em ${codigoLocal}`}
            maxLength={MAXIMO_FOCO}
            onChange={(texto) => dispatch({ tipo: 'escreverFoco', codigo, codigoLocal, foco: texto })}
            value={foco}
            width="full"
          />
        </div>
      ))}
      {(erro ?? locais.length === 0) && (
        <p className={styles.erro} data-tom={erro ? 'perigo' : 'atencao'}>
          <Icon name={erro ? 'error' : 'alert'} size={16} />{' '}
          {erro ?? `Falta escolher ${isDente ? 'o dente' : 'a região'}.`}
        </p>
      )}
      <div>
        <Button
          aria-pressed={isEmMaos}
          icon="tooth"
          id={lugaresPedido.locais(codigo)}
          onPress={choose}
          size="pequeno"
        >
          {locais.length === 0 ? 'Escolher no odontograma' : 'Mais lugares no odontograma'}
        </Button>
      </div>
    </Stack>
  )
}
