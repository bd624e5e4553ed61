import { readLinhaPedido } from '@portal/domain/solicitacaoExame/linhaPedido.ts'
import { useId } from 'react'
import { DesfazerButton } from '../rascunho/inclusao/DesfazerButton.tsx'
import { Leitura } from '../rascunho/inclusao/Leitura.tsx'
import { LinhaEventoField } from '../rascunho/inclusao/LinhaEventoField.tsx'
import { css } from '../ui/css.ts'
import { KeyboardOnly } from '../ui/KeyboardOnly.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { describeExames } from './describeExames.ts'
import styles from './PedidoFormLinha.module.css'
import { lugaresPedido } from './pedidoFormLugares.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

const c = css(styles)

/**
 * The entry line, and under it how it reads while it is typed or what became of it, with what the operator finds in the
 * exams that went in: the one place that says so aloud. A line's place is kept for that, so that nothing moves under the hand
 * unless something is found.
 */
export function PedidoFormLinha({ form }: { form: Formulario }) {
  const { inclusao, exames, estado, find } = form
  const { linha, escolha, fala } = inclusao
  const id = useId()
  const lida = linha.texto === '' ? undefined : readLinhaPedido(linha.texto, exames, estado.emMaos)
  const erro = linha.erro ?? (linha.texto === '' ? form.messageOf(lugaresPedido.linha) : undefined)
  const { retirado } = estado
  const nameOf = (codigo: string) => find(codigo)?.descricao ?? codigo
  const achados = form.achados.map(({ codigo, texto }) => ({ codigo, texto: `${nameOf(codigo)}: ${texto}` }))
  // What was taken out, and how it comes back, stands for the words that told it.
  const dito = retirado ? '' : fala.texto
  return (
    <section aria-label="Inclusão de exames" className={c('inclusao')}>
      <LinhaEventoField
        descricaoId={id}
        escolha={escolha}
        exemplo="peri 36, bw dir, pano"
        id={lugaresPedido.linha}
        label="Incluir exame"
        linha={{ ...linha, erro }}
        lista="Exames"
        onCancel={inclusao.cancel}
        pendente={undefined}
      />
      <div className={c('veredito')} data-parte="veredito" id={id}>
        {erro ? (
          <p className={c('erro')}>{erro}</p>
        ) : lida?.ok ? (
          <Leitura texto={describeExames(lida.exames, find)} />
        ) : retirado || dito || achados.length > 0 ? (
          <>
            {retirado && (
              <p className={c('linha')}>
                <span>Retirado: {nameOf(retirado.evento.codigo)}</span>
                <DesfazerButton onUndo={inclusao.devolver} />
              </p>
            )}
            {(dito || achados.length > 0) && (
              <p className={c('dito')}>
                {dito}
                {achados.map(({ codigo, texto }) => (
                  <strong className={c('achado')} key={codigo}>
                    {' '}
                    {texto}
                  </strong>
                ))}
              </p>
            )}
          </>
        ) : (
          <p className={c('dica')}>
            Nome, apelido ou código, e o dente ou a região; vários separados por vírgula.{' '}
            <KeyboardOnly>
              <KeyHint keys="Enter" /> inclui; na linha vazia, vai ao que falta. <KeyHint keys="Ctrl+Enter" />{' '}
              salva.
            </KeyboardOnly>
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {/* Made anew each time that something is said: the same words are announced again. */}
          <span key={fala.vez}>{linha.erro ?? fala.texto}</span>
          {/* The operator answers a moment after the exam went in: said once, and not with what is said next. */}
          {achados.map(({ codigo, texto }) => (
            <span key={codigo}> {texto}</span>
          ))}
        </span>
      </VisuallyHidden>
    </section>
  )
}
