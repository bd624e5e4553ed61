// 9f3d3ccd7310d10ca4e3a5fb59fd02c0e51cb547
import { validadeLinkMinutos } from '@portal/domain/acesso/canal.ts';
export const errosAcesso = {
  'API-ACE-0001': {
    status: 401,
    tipo: 'aviso',
    titulo: 'Não foi possível entrar',
    texto: 'Código ou senha não conferem. Verifique os dados e tente de novo.'
  },
  'API-ACE-0002': {
    status: 401,
    tipo: 'aviso',
    titulo: 'Sessão encerrada',
    texto: 'Sua sessão terminou. Entre novamente para continuar; o que você digitou foi guardado.'
  },
  'API-ACE-0003': {
    status: 403,
    tipo: 'aviso',
    titulo: 'Acesso não permitido',
    texto: 'Seu cadastro não tem permissão para usar esta função.'
  },
  'API-ACE-0004': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Muitas tentativas',
    texto: 'Foram muitas tentativas. Aguarde o tempo indicado e tente de novo.'
  },
  'API-ACE-0005': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Senha não aceita',
    texto: 'A nova senha não atende às regras indicadas.'
  },
  'API-ACE-0006': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Senha atual não confere',
    texto: 'A senha atual informada não confere.'
  },
  'API-ACE-0007': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Link ou código sem validade',
    texto: `Este link ou código já foi usado, passou dos ${validadeLinkMinutos} minutos, foi pedido de novo ou não confere. Peça outro.`
  }
};
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJ2YWxpZGFkZUxpbmtNaW51dG9zIiwiZXJyb3NBY2Vzc28iLCJzdGF0dXMiLCJ0aXBvIiwidGl0dWxvIiwidGV4dG8iXSwic291cmNlcyI6WyJhY2Vzc28uZXJyb3JzLnRzIl0sInNvdXJjZXNDb250ZW50IjpbImltcG9ydCB7IHZhbGlkYWRlTGlua01pbnV0b3MgfSBmcm9tICdAcG9ydGFsL2RvbWFpbi9hY2Vzc28vY2FuYWwudHMnXG5pbXBvcnQgdHlwZSB7IEVycm9yRW50cnkgfSBmcm9tICcuL2Vycm9ycy50cydcblxuZXhwb3J0IGNvbnN0IGVycm9zQWNlc3NvID0ge1xuICAnQVBJLUFDRS0wMDAxJzoge1xuICAgIHN0YXR1czogNDAxLFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnTsOjbyBmb2kgcG9zc8OtdmVsIGVudHJhcicsXG4gICAgdGV4dG86ICdDw7NkaWdvIG91IHNlbmhhIG7Do28gY29uZmVyZW0uIFZlcmlmaXF1ZSBvcyBkYWRvcyBlIHRlbnRlIGRlIG5vdm8uJyxcbiAgfSxcbiAgJ0FQSS1BQ0UtMDAwMic6IHtcbiAgICBzdGF0dXM6IDQwMSxcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ1Nlc3PDo28gZW5jZXJyYWRhJyxcbiAgICB0ZXh0bzogJ1N1YSBzZXNzw6NvIHRlcm1pbm91LiBFbnRyZSBub3ZhbWVudGUgcGFyYSBjb250aW51YXI7IG8gcXVlIHZvY8OqIGRpZ2l0b3UgZm9pIGd1YXJkYWRvLicsXG4gIH0sXG4gICdBUEktQUNFLTAwMDMnOiB7XG4gICAgc3RhdHVzOiA0MDMsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdBY2Vzc28gbsOjbyBwZXJtaXRpZG8nLFxuICAgIHRleHRvOiAnU2V1IGNhZGFzdHJvIG7Do28gdGVtIHBlcm1pc3PDo28gcGFyYSB1c2FyIGVzdGEgZnVuw6fDo28uJyxcbiAgfSxcbiAgJ0FQSS1BQ0UtMDAwNCc6IHtcbiAgICBzdGF0dXM6IDQyOSxcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ011aXRhcyB0ZW50YXRpdmFzJyxcbiAgICB0ZXh0bzogJ0ZvcmFtIG11aXRhcyB0ZW50YXRpdmFzLiBBZ3VhcmRlIG8gdGVtcG8gaW5kaWNhZG8gZSB0ZW50ZSBkZSBub3ZvLicsXG4gIH0sXG4gICdBUEktQUNFLTAwMDUnOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdTZW5oYSBuw6NvIGFjZWl0YScsXG4gICAgdGV4dG86ICdBIG5vdmEgc2VuaGEgbsOjbyBhdGVuZGUgw6BzIHJlZ3JhcyBpbmRpY2FkYXMuJyxcbiAgfSxcbiAgJ0FQSS1BQ0UtMDAwNic6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ1NlbmhhIGF0dWFsIG7Do28gY29uZmVyZScsXG4gICAgdGV4dG86ICdBIHNlbmhhIGF0dWFsIGluZm9ybWFkYSBuw6NvIGNvbmZlcmUuJyxcbiAgfSxcbiAgJ0FQSS1BQ0UtMDAwNyc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ0xpbmsgb3UgY8OzZGlnbyBzZW0gdmFsaWRhZGUnLFxuICAgIHRleHRvOiBgRXN0ZSBsaW5rIG91IGPDs2RpZ28gasOhIGZvaSB1c2FkbywgcGFzc291IGRvcyAke3ZhbGlkYWRlTGlua01pbnV0b3N9IG1pbnV0b3MsIGZvaSBwZWRpZG8gZGUgbm92byBvdSBuw6NvIGNvbmZlcmUuIFBlw6dhIG91dHJvLmAsXG4gIH0sXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWNvcmQ8c3RyaW5nLCBFcnJvckVudHJ5PlxuIl0sIm1hcHBpbmdzIjoiQUFBQSxTQUFTQSxtQkFBbUIsUUFBUSxnQ0FBZ0M7QUFHcEUsT0FBTyxNQUFNQyxXQUFXLEdBQUc7RUFDekIsY0FBYyxFQUFFO0lBQ2RDLE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSx5QkFBeUI7SUFDakNDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLGtCQUFrQjtJQUMxQkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsc0JBQXNCO0lBQzlCQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSxtQkFBbUI7SUFDM0JDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLGtCQUFrQjtJQUMxQkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUseUJBQXlCO0lBQ2pDQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSw2QkFBNkI7SUFDckNDLEtBQUssRUFBRSxnREFBZ0RMLG1CQUFtQjtFQUM1RTtBQUNGLENBQStDIiwiaWdub3JlTGlzdCI6W119