// Generated from schemas/ by generators/validators.ts (ajv, then esbuild). Do not edit.
var Cr=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(qe){throw t=0,qe}};var hr=Cr(fr=>{"use strict";Object.defineProperty(fr,"__esModule",{value:!0});function vr(s){let t=s.length,qe=0,De=0,l;
for(;De<t;)qe++,l=s.charCodeAt(De++),l>=55296&&l<=56319&&De<t&&(l=s.charCodeAt(De),(l&64512)===56320&&De++);return qe}fr.
default=vr;vr.code='require("ajv/dist/runtime/ucs2length").default'});var br=Me;var Fe=hr().default,Tr=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function E(s,{instancePath:t="",parentData:qe,parentDataProperty:De,
rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=E.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.
items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>64)return E.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(!Tr.test(s))return E.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"patter\
n",params:{pattern:"^[A-Za-z][A-Za-z0-9-]*$"}}],!1}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"string"}}],!1;return E.errors=r,e===0}E.evaluated={dynamicProps:!1,dynamicItems:!1};function v(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=v.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>
2e3)return v.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3}}],!1;if(Fe(s)<1)return v.
errors=[{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;return v.errors=r,e===0}v.evaluated={dynamicProps:!1,dynamicItems:!1};var Mr=new RegExp("^[a-z][A-Za-z0-9]*$","u");function h(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,
dynamicAnchors:f={}}={}){let r=null,e=0,L=h.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
e===0)if(typeof s=="string"){if(Fe(s)>48)return h.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:48}}],!1;if(!Mr.test(s))return h.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][A-Za-z0-9]*$"}}],!1}else return h.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],
!1;return h.errors=r,e===0}h.evaluated={dynamicProps:!1,dynamicItems:!1};function M(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=M.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>
80)return M.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:80}}],!1;if(Fe(s)<1)return M.
errors=[{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;return M.errors=r,e===0}M.evaluated={dynamicProps:!1,dynamicItems:!1};
function Me(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=Me.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let j;if(s.$schema===void 0&&(j="$schema")||s.aids===void 0&&(j="aids"))return Me.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:j}}],!1;{let X=e;for(let z in s)if(!(z==="$schema"||z==="aids")){
return Me.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:z}}],
!1;break}if(X===e){if(s.$schema!==void 0){let z=e;if(typeof s.$schema!="string")return Me.errors=[{instancePath:t+"/$sch\
ema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=z===e}else var p=!0;if(p)
if(s.aids!==void 0){let z=s.aids,S=e;if(e===S)if(Array.isArray(z)){var q=!0;let I=z.length;for(let $=0;$<I;$++){let R=z[$],
ee=e;if(e===ee)if(R&&typeof R=="object"&&!Array.isArray(R)){let H;if(R.id===void 0&&(H="id")||R.title===void 0&&(H="titl\
e")||R.sections===void 0&&(H="sections"))return Me.errors=[{instancePath:t+"/aids/"+$,schemaPath:"#/properties/aids/item\
s/required",keyword:"required",params:{missingProperty:H}}],!1;{let ge=e;for(let c in R)if(!(c==="id"||c==="title"||c===
"sections")){return Me.errors=[{instancePath:t+"/aids/"+$,schemaPath:"#/properties/aids/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}],!1;break}if(ge===e){if(R.id!==void 0){let c=e;E(R.id,{instancePath:t+
"/aids/"+$+"/id",parentData:R,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),
e=r.length);var A=c===e}else var A=!0;if(A){if(R.title!==void 0){let c=e;v(R.title,{instancePath:t+"/aids/"+$+"/title",parentData:R,
parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var A=c===
e}else var A=!0;if(A)if(R.sections!==void 0){let c=R.sections,K=e;if(e===K)if(Array.isArray(c)){if(c.length<1)return Me.
errors=[{instancePath:t+"/aids/"+$+"/sections",schemaPath:"#/properties/aids/items/properties/sections/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var C=!0;let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],b=e,G=e,U=!1,V=null,o=e;if(e===
o)if(d&&typeof d=="object"&&!Array.isArray(d)){let T;if(d.table===void 0&&(T="table")){let a={instancePath:t+"/aids/"+$+
"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/0/required",keyword:"required",params:{
missingProperty:T}};r===null?r=[a]:r.push(a),e++}else{let a=e;for(let i in d)if(i!=="table"){let y={instancePath:t+"/aid\
s/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}};r===null?r=[y]:r.push(y),e++;break}a===e&&d.table!==void 0&&(h(d.table,
{instancePath:t+"/aids/"+$+"/sections/"+u+"/table",parentData:d,parentDataProperty:"table",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length))}}else{let T={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#\
/properties/aids/items/properties/sections/items/oneOf/0/type",keyword:"type",params:{type:"object"}};r===null?r=[T]:r.push(
T),e++}var O=o===e;if(O){U=!0,V=0;var N=!0}let g=e;if(e===g)if(d&&typeof d=="object"&&!Array.isArray(d)){let T;if(d.procedure===
void 0&&(T="procedure")){let a={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/\
sections/items/oneOf/1/required",keyword:"required",params:{missingProperty:T}};r===null?r=[a]:r.push(a),e++}else{let a=e;
for(let i in d)if(i!=="procedure"){let y={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/p\
roperties/sections/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}};r===
null?r=[y]:r.push(y),e++;break}a===e&&d.procedure!==void 0&&(h(d.procedure,{instancePath:t+"/aids/"+$+"/sections/"+u+"/p\
rocedure",parentData:d,parentDataProperty:"procedure",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),
e=r.length))}}else{let T={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sectio\
ns/items/oneOf/1/type",keyword:"type",params:{type:"object"}};r===null?r=[T]:r.push(T),e++}var O=g===e;if(O&&U)U=!1,V=[V,
1];else{O&&(U=!0,V=1,N!==!0&&(N=!0));let T=e;if(e===T)if(d&&typeof d=="object"&&!Array.isArray(d)){let i;if(d.sequence===
void 0&&(i="sequence")){let y={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/s\
ections/items/oneOf/2/required",keyword:"required",params:{missingProperty:i}};r===null?r=[y]:r.push(y),e++}else{let y=e;
for(let k in d)if(k!=="sequence"){let F={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/pr\
operties/sections/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};r===
null?r=[F]:r.push(F),e++;break}if(y===e&&d.sequence!==void 0&&d.sequence!==!0){let k={instancePath:t+"/aids/"+$+"/sectio\
ns/"+u+"/sequence",schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/2/properties/sequence/const",keyword:"\
const",params:{allowedValue:!0}};r===null?r=[k]:r.push(k),e++}}}else{let i={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/2/type",keyword:"type",params:{type:"object"}};r===null?r=[i]:r.
push(i),e++}var O=T===e;if(O&&U)U=!1,V=[V,2];else{O&&(U=!0,V=2,N!==!0&&(N=!0));let i=e;if(e===i)if(d&&typeof d=="object"&&
!Array.isArray(d)){let k;if(d.regime===void 0&&(k="regime")){let F={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/3/required",keyword:"required",params:{missingProperty:k}};r===null?
r=[F]:r.push(F),e++}else{let F=e;for(let P in d)if(P!=="regime"){let n={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};
r===null?r=[n]:r.push(n),e++;break}F===e&&d.regime!==void 0&&(h(d.regime,{instancePath:t+"/aids/"+$+"/sections/"+u+"/reg\
ime",parentData:d,parentDataProperty:"regime",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.
length))}}else{let k={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/i\
tems/oneOf/3/type",keyword:"type",params:{type:"object"}};r===null?r=[k]:r.push(k),e++}var O=i===e;if(O&&U)U=!1,V=[V,3];else{
O&&(U=!0,V=3,N!==!0&&(N=!0));let k=e;if(e===k)if(d&&typeof d=="object"&&!Array.isArray(d)){let P;if(d.trace===void 0&&(P=
"trace")){let n={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/\
oneOf/4/required",keyword:"required",params:{missingProperty:P}};r===null?r=[n]:r.push(n),e++}else{let n=e;for(let _ in d)
if(_!=="trace"){let Y={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/\
items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}};r===null?r=[Y]:r.push(
Y),e++;break}n===e&&d.trace!==void 0&&(h(d.trace,{instancePath:t+"/aids/"+$+"/sections/"+u+"/trace",parentData:d,parentDataProperty:"\
trace",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length))}}else{let P={instancePath:t+"\
/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/4/type",keyword:"type",params:{
type:"object"}};r===null?r=[P]:r.push(P),e++}var O=k===e;if(O&&U)U=!1,V=[V,4];else{O&&(U=!0,V=4,N!==!0&&(N=!0));let P=e;
if(e===P)if(d&&typeof d=="object"&&!Array.isArray(d)){let _;if(d.zone===void 0&&(_="zone")){let Y={instancePath:t+"/aids\
/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/5/required",keyword:"required",params:{
missingProperty:_}};r===null?r=[Y]:r.push(Y),e++}else{let Y=e;for(let x in d)if(x!=="zone"){let m={instancePath:t+"/aids\
/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/5/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:x}};r===null?r=[m]:r.push(m),e++;break}Y===e&&d.zone!==void 0&&(h(d.zone,
{instancePath:t+"/aids/"+$+"/sections/"+u+"/zone",parentData:d,parentDataProperty:"zone",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length))}}else{let _={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#\
/properties/aids/items/properties/sections/items/oneOf/5/type",keyword:"type",params:{type:"object"}};r===null?r=[_]:r.push(
_),e++}var O=P===e;if(O&&U)U=!1,V=[V,5];else{O&&(U=!0,V=5,N!==!0&&(N=!0));let _=e;if(e===_)if(d&&typeof d=="object"&&!Array.
isArray(d)){let x;if(d.terrain===void 0&&(x="terrain")){let m={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/pr\
operties/aids/items/properties/sections/items/oneOf/6/required",keyword:"required",params:{missingProperty:x}};r===null?
r=[m]:r.push(m),e++}else{let m=e;for(let D in d)if(D!=="terrain"){let me={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};
r===null?r=[me]:r.push(me),e++;break}if(m===e&&d.terrain!==void 0&&d.terrain!==!0){let D={instancePath:t+"/aids/"+$+"/se\
ctions/"+u+"/terrain",schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/6/properties/terrain/const",keyword:"\
const",params:{allowedValue:!0}};r===null?r=[D]:r.push(D),e++}}}else{let x={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/6/type",keyword:"type",params:{type:"object"}};r===null?r=[x]:r.
push(x),e++}var O=_===e;if(O&&U)U=!1,V=[V,6];else{O&&(U=!0,V=6,N!==!0&&(N=!0));let x=e;if(e===x)if(d&&typeof d=="object"&&
!Array.isArray(d)){let D;if(d.track===void 0&&(D="track")){let me={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/7/required",keyword:"required",params:{missingProperty:D}};r===null?
r=[me]:r.push(me),e++}else{let me=e;for(let B in d)if(B!=="track"){let re={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:B}};
r===null?r=[re]:r.push(re),e++;break}me===e&&d.track!==void 0&&(h(d.track,{instancePath:t+"/aids/"+$+"/sections/"+u+"/tr\
ack",parentData:d,parentDataProperty:"track",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.
length))}}else{let D={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/i\
tems/oneOf/7/type",keyword:"type",params:{type:"object"}};r===null?r=[D]:r.push(D),e++}var O=x===e;if(O&&U)U=!1,V=[V,7];else{
O&&(U=!0,V=7,N!==!0&&(N=!0));let D=e;if(e===D)if(d&&typeof d=="object"&&!Array.isArray(d)){let B;if(d.scenario===void 0&&
(B="scenario")){let re={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections\
/items/oneOf/8/required",keyword:"required",params:{missingProperty:B}};r===null?r=[re]:r.push(re),e++}else{let re=e;for(let se in d)
if(se!=="scenario"){let le={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sect\
ions/items/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:se}};r===null?r=[le]:
r.push(le),e++;break}re===e&&d.scenario!==void 0&&(E(d.scenario,{instancePath:t+"/aids/"+$+"/sections/"+u+"/scenario",parentData:d,
parentDataProperty:"scenario",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length))}}else{
let B={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/8/ty\
pe",keyword:"type",params:{type:"object"}};r===null?r=[B]:r.push(B),e++}var O=D===e;if(O&&U)U=!1,V=[V,8];else{O&&(U=!0,V=
8,N!==!0&&(N=!0));let B=e;if(e===B)if(d&&typeof d=="object"&&!Array.isArray(d)){let se;if(d.rulings===void 0&&(se="rulin\
gs")){let le={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/one\
Of/9/required",keyword:"required",params:{missingProperty:se}};r===null?r=[le]:r.push(le),e++}else{let le=e;for(let te in d)
if(te!=="rulings"){let Pe={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/secti\
ons/items/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:te}};r===null?r=[Pe]:r.
push(Pe),e++;break}if(le===e&&d.rulings!==void 0&&d.rulings!==!0){let te={instancePath:t+"/aids/"+$+"/sections/"+u+"/rul\
ings",schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/9/properties/rulings/const",keyword:"const",params:{
allowedValue:!0}};r===null?r=[te]:r.push(te),e++}}}else{let se={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/p\
roperties/aids/items/properties/sections/items/oneOf/9/type",keyword:"type",params:{type:"object"}};r===null?r=[se]:r.push(
se),e++}var O=B===e;if(O&&U)U=!1,V=[V,9];else{O&&(U=!0,V=9,N!==!0&&(N=!0));let se=e;if(e===se)if(d&&typeof d=="object"&&
!Array.isArray(d)){let te;if(d.text===void 0&&(te="text")){let Pe={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"\
#/properties/aids/items/properties/sections/items/oneOf/10/required",keyword:"required",params:{missingProperty:te}};r===
null?r=[Pe]:r.push(Pe),e++}else{let Pe=e;for(let ve in d)if(!(ve==="text"||ve==="cite")){let ne={instancePath:t+"/aids/"+
$+"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/10/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:ve}};r===null?r=[ne]:r.push(ne),e++;break}if(Pe===e){if(d.text!==void 0){
let ve=e;v(d.text,{instancePath:t+"/aids/"+$+"/sections/"+u+"/text",parentData:d,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var J=ve===e}else var J=!0;if(J)if(d.cite!==void 0){let ve=e;M(d.cite,
{instancePath:t+"/aids/"+$+"/sections/"+u+"/cite",parentData:d,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||
(r=r===null?M.errors:r.concat(M.errors),e=r.length);var J=ve===e}else var J=!0}}}else{let te={instancePath:t+"/aids/"+$+
"/sections/"+u,schemaPath:"#/properties/aids/items/properties/sections/items/oneOf/10/type",keyword:"type",params:{type:"\
object"}};r===null?r=[te]:r.push(te),e++}var O=se===e;O&&U?(U=!1,V=[V,10]):O&&(U=!0,V=10,N!==!0&&(N=!0))}}}}}}}}}if(U)e=
G,r!==null&&(G?r.length=G:r=null);else{let T={instancePath:t+"/aids/"+$+"/sections/"+u,schemaPath:"#/properties/aids/ite\
ms/properties/sections/items/oneOf",keyword:"oneOf",params:{passingSchemas:V}};return r===null?r=[T]:r.push(T),e++,Me.errors=
r,!1}var C=b===e;if(!C)break}}}else return Me.errors=[{instancePath:t+"/aids/"+$+"/sections",schemaPath:"#/properties/ai\
ds/items/properties/sections/type",keyword:"type",params:{type:"array"}}],!1;var A=K===e}else var A=!0}}}}else return Me.
errors=[{instancePath:t+"/aids/"+$,schemaPath:"#/properties/aids/items/type",keyword:"type",params:{type:"object"}}],!1;
var q=ee===e;if(!q)break}if(q){let $=!0,R=new Set;for(let ee of z)if(typeof ee=="object"&&ee!==null&&Object.hasOwn(ee,"i\
d")){let W=ee.id;(typeof W=="string"||typeof W=="number")&&(R.has(W)&&($=!1),R.add(W))}if(!$)return Me.errors=[{instancePath:t+
"/aids",schemaPath:"#/properties/aids/x-unique",keyword:"x-unique",params:{}}],!1}}else return Me.errors=[{instancePath:t+
"/aids",schemaPath:"#/properties/aids/type",keyword:"type",params:{type:"array"}}],!1;var p=S===e}else var p=!0}}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=r,e===0}Me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var wr=Re,Rr={type:"object",properties:{$schema:{type:"string"},cases:{type:"\
array",items:{type:"object",properties:{id:{type:"string",pattern:"^[A-Z]+-[A-Za-z0-9.-]+$"},cite:{$ref:"#/$defs/common/\
$defs/cite"},says:{$ref:"#/$defs/common/$defs/text"},held:{enum:["component"]},ruling:{$ref:"#/$defs/common/$defs/id"}},
additionalProperties:!1,required:["id","cite","says"]},"x-unique":"id"}},required:["$schema","cases"],additionalProperties:!1},
Ur=new RegExp("^[A-Z]+-[A-Za-z0-9.-]+$","u");function Re(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,
dynamicAnchors:f={}}={}){let r=null,e=0,L=Re.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let C;if(s.$schema===void 0&&(C="$schema")||s.cases===void 0&&(C="cas\
es"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:C}}],!1;{let N=e;
for(let O in s)if(!(O==="$schema"||O==="cases")){return Re.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:O}}],!1;break}if(N===e){if(s.$schema!==void 0){let O=e;if(typeof s.$schema!=
"string")return Re.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"\
string"}}],!1;var p=O===e}else var p=!0;if(p)if(s.cases!==void 0){let O=s.cases,J=e;if(e===J)if(Array.isArray(O)){var q=!0;
let X=O.length;for(let z=0;z<X;z++){let S=O[z],Z=e;if(e===Z)if(S&&typeof S=="object"&&!Array.isArray(S)){let $;if(S.id===
void 0&&($="id")||S.cite===void 0&&($="cite")||S.says===void 0&&($="says"))return Re.errors=[{instancePath:t+"/cases/"+z,
schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty:$}}],!1;{let R=e;for(let ee in S)
if(!(ee==="id"||ee==="cite"||ee==="says"||ee==="held"||ee==="ruling")){return Re.errors=[{instancePath:t+"/cases/"+z,schemaPath:"\
#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ee}}],!1;break}
if(R===e){if(S.id!==void 0){let ee=S.id,W=e;if(e===W)if(typeof ee=="string"){if(!Ur.test(ee))return Re.errors=[{instancePath:t+
"/cases/"+z+"/id",schemaPath:"#/properties/cases/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Z]+\
-[A-Za-z0-9.-]+$"}}],!1}else return Re.errors=[{instancePath:t+"/cases/"+z+"/id",schemaPath:"#/properties/cases/items/pr\
operties/id/type",keyword:"type",params:{type:"string"}}],!1;var A=W===e}else var A=!0;if(A){if(S.cite!==void 0){let ee=e;
M(S.cite,{instancePath:t+"/cases/"+z+"/cite",parentData:S,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===
null?M.errors:r.concat(M.errors),e=r.length);var A=ee===e}else var A=!0;if(A){if(S.says!==void 0){let ee=e;v(S.says,{instancePath:t+
"/cases/"+z+"/says",parentData:S,parentDataProperty:"says",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var A=ee===e}else var A=!0;if(A){if(S.held!==void 0){let ee=e;if(S.held!=="component")return Re.errors=
[{instancePath:t+"/cases/"+z+"/held",schemaPath:"#/properties/cases/items/properties/held/enum",keyword:"enum",params:{allowedValues:Rr.
properties.cases.items.properties.held.enum}}],!1;var A=ee===e}else var A=!0;if(A)if(S.ruling!==void 0){let ee=e;E(S.ruling,
{instancePath:t+"/cases/"+z+"/ruling",parentData:S,parentDataProperty:"ruling",rootData:l,dynamicAnchors:f})||(r=r===null?
E.errors:r.concat(E.errors),e=r.length);var A=ee===e}else var A=!0}}}}}}else return Re.errors=[{instancePath:t+"/cases/"+
z,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type:"object"}}],!1;var q=Z===e;if(!q)break}if(q){let z=!0,
S=new Set;for(let Z of O)if(typeof Z=="object"&&Z!==null&&Object.hasOwn(Z,"id")){let I=Z.id;(typeof I=="string"||typeof I==
"number")&&(S.has(I)&&(z=!1),S.add(I))}if(!z)return Re.errors=[{instancePath:t+"/cases",schemaPath:"#/properties/cases/x\
-unique",keyword:"x-unique",params:{}}],!1}}else return Re.errors=[{instancePath:t+"/cases",schemaPath:"#/properties/cas\
es/type",keyword:"type",params:{type:"array"}}],!1;var p=J===e}else var p=!0}}}else return Re.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Re.errors=r,e===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var xr=ae,or={type:"object",properties:{$schema:{type:"string"},provenance:{$ref:"#/$defs/common/$defs/provenance"},sheet:{
type:"object",properties:{size:{type:"number",minimum:8,maximum:40},corner:{type:"number",minimum:0,maximum:6}},additionalProperties:!1,
required:["size"]},style:{type:"object",properties:{values:{type:"array",items:{$ref:"#/$defs/common/$defs/name"},maxItems:4},
separator:{type:"string",maxLength:3},corners:{type:"object",properties:{topLeft:{$ref:"#/$defs/common/$defs/name"},topRight:{
$ref:"#/$defs/common/$defs/name"},left:{$ref:"#/$defs/common/$defs/name"},right:{$ref:"#/$defs/common/$defs/name"}},additionalProperties:!1},
band:{type:"object",properties:{by:{$ref:"#/$defs/common/$defs/name"},colors:{type:"object",additionalProperties:{$ref:"\
#/$defs/common/$defs/color"},propertyNames:{$ref:"#/$defs/common/$defs/id"}}},additionalProperties:!1,required:["by","co\
lors"]},symbolFill:{type:"object",properties:{by:{$ref:"#/$defs/common/$defs/name"},colors:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/color"},propertyNames:{$ref:"#/$defs/common/$defs/id"}}},additionalProperties:!1,required:["b\
y","colors"]}},additionalProperties:!1},types:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$d\
efs/id"},title:{$ref:"#/$defs/common/$defs/text"},symbol:{type:"object",properties:{sidc:{type:"string",pattern:"^[0-9]{\
20}$"},size:{enum:["none","section","platoon","company","battalion","regiment","brigade","division","corps","army","army\
-group"]},silhouette:{enum:["tank","heavy-tank","assault-gun","gun","aircraft","ship","cavalry","leader"]},letters:{type:"\
string",maxLength:8}},additionalProperties:!1},attributes:{type:"object",additionalProperties:{$ref:"#/$defs/common/$def\
s/scalar"},propertyNames:{$ref:"#/$defs/common/$defs/name"}}},additionalProperties:!1,required:["id"]},"x-unique":"id"},
counters:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/id"},name:{$ref:"#/$defs/common/$\
defs/text"},note:{$ref:"#/$defs/common/$defs/text"},side:{$ref:"#/$defs/common/$defs/name"},type:{$ref:"#/$defs/common/$\
defs/id"},symbol:{type:"object",properties:{sidc:{type:"string",pattern:"^[0-9]{20}$"},size:{enum:["none","section","pla\
toon","company","battalion","regiment","brigade","division","corps","army","army-group"]},silhouette:{enum:["tank","heav\
y-tank","assault-gun","gun","aircraft","ship","cavalry","leader"]},letters:{type:"string",maxLength:8}},additionalProperties:!1},
attributes:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/scalar"},propertyNames:{$ref:"#/$defs/common/\
$defs/name"}},states:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/id"},title:{$ref:"#/$\
defs/common/$defs/text"},attributes:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/scalar"},propertyNames:{
$ref:"#/$defs/common/$defs/name"}},provenance:{$ref:"#/$defs/common/$defs/provenance"}},additionalProperties:!1,required:[
"id"]},minItems:1,maxItems:8,"x-unique":"id"},color:{$ref:"#/$defs/common/$defs/color"},provenance:{$ref:"#/$defs/common\
/$defs/provenance"}},additionalProperties:!1,required:["id","name","side","type"]},"x-unique":"id"},markers:{type:"array",
items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/id"},title:{$ref:"#/$defs/common/$defs/text"},count:{type:"\
integer",minimum:1,maximum:400},color:{$ref:"#/$defs/common/$defs/color"},ink:{$ref:"#/$defs/common/$defs/color"},back:{
$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/provena\
nce"}},additionalProperties:!1,required:["id","title","count"]},"x-unique":"id"}},required:["$schema","sheet","types","c\
ounters"],additionalProperties:!1},Zr={type:"object",properties:{from:{enum:["printed","derived","reconstructed"]},note:{
type:"string",minLength:1,maxLength:1e3}},required:["from","note"],additionalProperties:!1};function pe(s,{instancePath:t="",
parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=pe.evaluated;if(L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.from===void 0&&
(q="from")||s.note===void 0&&(q="note"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:q}}],!1;{let A=e;for(let C in s)if(!(C==="from"||C==="note")){return pe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}}],!1;break}if(A===e){if(s.from!==void 0){
let C=s.from,N=e;if(!(C==="printed"||C==="derived"||C==="reconstructed"))return pe.errors=[{instancePath:t+"/from",schemaPath:"\
#/properties/from/enum",keyword:"enum",params:{allowedValues:Zr.properties.from.enum}}],!1;var p=N===e}else var p=!0;if(p)
if(s.note!==void 0){let C=s.note,N=e;if(e===N)if(typeof C=="string"){if(Fe(C)>1e3)return pe.errors=[{instancePath:t+"/no\
te",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(Fe(C)<1)return pe.errors=[{instancePath:t+
"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:t+
"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"string"}}],!1;var p=N===e}else var p=!0}}}else return pe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=r,e===0}pe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Gr=new RegExp("^#[0-9a-fA-F]{6}$","u");function de(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,
dynamicAnchors:f={}}={}){let r=null,e=0,L=de.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
e===0)if(typeof s=="string"){if(!Gr.test(s))return de.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^#[0-9a-fA-F]{6}$"}}],!1}else return de.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}}],!1;return de.errors=r,e===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};var Br={type:["boolean","number","\
string"]};function he(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,
e=0,L=he.evaluated;return L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),typeof s!="boolean"&&!(typeof s==
"number"&&isFinite(s))&&typeof s!="string"?(he.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:Br.
type}}],!1):(he.errors=r,e===0)}he.evaluated={dynamicProps:!1,dynamicItems:!1};var ze=Object.prototype.hasOwnProperty,$r=new RegExp(
"^[0-9]{20}$","u");function ae(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){
let r=null,e=0,L=ae.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let U;if(s.$schema===void 0&&(U="$schema")||s.sheet===void 0&&(U="sheet")||s.types===void 0&&
(U="types")||s.counters===void 0&&(U="counters"))return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:U}}],!1;{let V=e;for(let o in s)if(!(o==="$schema"||o==="provenance"||o==="sheet"||o==="st\
yle"||o==="types"||o==="counters"||o==="markers")){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(V===e){if(s.$schema!==void 0){let o=e;if(typeof s.
$schema!="string")return ae.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"}}],!1;var p=o===e}else var p=!0;if(p){if(s.provenance!==void 0){let o=e;pe(s.provenance,{instancePath:t+"/\
provenance",parentData:s,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.
errors),e=r.length);var p=o===e}else var p=!0;if(p){if(s.sheet!==void 0){let o=s.sheet,g=e;if(e===g)if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){let T;if(o.size===void 0&&(T="size"))return ae.errors=[{instancePath:t+"/sheet",schemaPath:"#/p\
roperties/sheet/required",keyword:"required",params:{missingProperty:T}}],!1;{let a=e;for(let i in o)if(!(i==="size"||i===
"corner")){return ae.errors=[{instancePath:t+"/sheet",schemaPath:"#/properties/sheet/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(o.size!==void 0){let i=o.size,y=e;if(e===y)if(typeof i==
"number"&&isFinite(i)){if(i>40||isNaN(i))return ae.errors=[{instancePath:t+"/sheet/size",schemaPath:"#/properties/sheet/\
properties/size/maximum",keyword:"maximum",params:{comparison:"<=",limit:40}}],!1;if(i<8||isNaN(i))return ae.errors=[{instancePath:t+
"/sheet/size",schemaPath:"#/properties/sheet/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:8}}],
!1}else return ae.errors=[{instancePath:t+"/sheet/size",schemaPath:"#/properties/sheet/properties/size/type",keyword:"ty\
pe",params:{type:"number"}}],!1;var q=y===e}else var q=!0;if(q)if(o.corner!==void 0){let i=o.corner,y=e;if(e===y)if(typeof i==
"number"&&isFinite(i)){if(i>6||isNaN(i))return ae.errors=[{instancePath:t+"/sheet/corner",schemaPath:"#/properties/sheet\
/properties/corner/maximum",keyword:"maximum",params:{comparison:"<=",limit:6}}],!1;if(i<0||isNaN(i))return ae.errors=[{
instancePath:t+"/sheet/corner",schemaPath:"#/properties/sheet/properties/corner/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return ae.errors=[{instancePath:t+"/sheet/corner",schemaPath:"#/properties/sheet/properties/corne\
r/type",keyword:"type",params:{type:"number"}}],!1;var q=y===e}else var q=!0}}}else return ae.errors=[{instancePath:t+"/\
sheet",schemaPath:"#/properties/sheet/type",keyword:"type",params:{type:"object"}}],!1;var p=g===e}else var p=!0;if(p){if(s.
style!==void 0){let o=s.style,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(o)){let T=e;for(let a in o)if(!(a===
"values"||a==="separator"||a==="corners"||a==="band"||a==="symbolFill")){return ae.errors=[{instancePath:t+"/style",schemaPath:"\
#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(T===
e){if(o.values!==void 0){let a=o.values,i=e;if(e===i)if(Array.isArray(a)){if(a.length>4)return ae.errors=[{instancePath:t+
"/style/values",schemaPath:"#/properties/style/properties/values/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var A=!0;
let y=a.length;for(let k=0;k<y;k++){let F=e;h(a[k],{instancePath:t+"/style/values/"+k,parentData:a,parentDataProperty:k,
rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var A=F===e;if(!A)break}}}else return ae.
errors=[{instancePath:t+"/style/values",schemaPath:"#/properties/style/properties/values/type",keyword:"type",params:{type:"\
array"}}],!1;var C=i===e}else var C=!0;if(C){if(o.separator!==void 0){let a=o.separator,i=e;if(e===i)if(typeof a=="strin\
g"){if(Fe(a)>3)return ae.errors=[{instancePath:t+"/style/separator",schemaPath:"#/properties/style/properties/separator/\
maxLength",keyword:"maxLength",params:{limit:3}}],!1}else return ae.errors=[{instancePath:t+"/style/separator",schemaPath:"\
#/properties/style/properties/separator/type",keyword:"type",params:{type:"string"}}],!1;var C=i===e}else var C=!0;if(C){
if(o.corners!==void 0){let a=o.corners,i=e;if(e===i)if(a&&typeof a=="object"&&!Array.isArray(a)){let k=e;for(let F in a)
if(!(F==="topLeft"||F==="topRight"||F==="left"||F==="right")){return ae.errors=[{instancePath:t+"/style/corners",schemaPath:"\
#/properties/style/properties/corners/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:F}}],
!1;break}if(k===e){if(a.topLeft!==void 0){let F=e;h(a.topLeft,{instancePath:t+"/style/corners/topLeft",parentData:a,parentDataProperty:"\
topLeft",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var N=F===e}else var N=!0;if(N){
if(a.topRight!==void 0){let F=e;h(a.topRight,{instancePath:t+"/style/corners/topRight",parentData:a,parentDataProperty:"\
topRight",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var N=F===e}else var N=!0;if(N){
if(a.left!==void 0){let F=e;h(a.left,{instancePath:t+"/style/corners/left",parentData:a,parentDataProperty:"left",rootData:l,
dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var N=F===e}else var N=!0;if(N)if(a.right!==void 0){
let F=e;h(a.right,{instancePath:t+"/style/corners/right",parentData:a,parentDataProperty:"right",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var N=F===e}else var N=!0}}}}else return ae.errors=[{instancePath:t+
"/style/corners",schemaPath:"#/properties/style/properties/corners/type",keyword:"type",params:{type:"object"}}],!1;var C=i===
e}else var C=!0;if(C){if(o.band!==void 0){let a=o.band,i=e;if(e===i)if(a&&typeof a=="object"&&!Array.isArray(a)){let k;if(a.
by===void 0&&(k="by")||a.colors===void 0&&(k="colors"))return ae.errors=[{instancePath:t+"/style/band",schemaPath:"#/pro\
perties/style/properties/band/required",keyword:"required",params:{missingProperty:k}}],!1;{let F=e;for(let P in a)if(!(P===
"by"||P==="colors")){return ae.errors=[{instancePath:t+"/style/band",schemaPath:"#/properties/style/properties/band/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(F===e){if(a.by!==void 0){let P=e;
h(a.by,{instancePath:t+"/style/band/by",parentData:a,parentDataProperty:"by",rootData:l,dynamicAnchors:f})||(r=r===null?
h.errors:r.concat(h.errors),e=r.length);var O=P===e}else var O=!0;if(O)if(a.colors!==void 0){let P=a.colors,n=e;if(e===n)
if(P&&typeof P=="object"&&!Array.isArray(P)){for(let Y in P){let x=e;E(Y,{instancePath:t+"/style/band/colors",parentData:P,
parentDataProperty:"colors",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var J=x===
e;if(!J){let m={instancePath:t+"/style/band/colors",schemaPath:"#/properties/style/properties/band/properties/colors/pro\
pertyNames",keyword:"propertyNames",params:{propertyName:Y}};return r===null?r=[m]:r.push(m),e++,ae.errors=r,!1;break}}if(J)
for(let Y in P){let x=e;de(P[Y],{instancePath:t+"/style/band/colors/"+Y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,
parentDataProperty:Y,rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var j=x===e;if(!j)
break}}else return ae.errors=[{instancePath:t+"/style/band/colors",schemaPath:"#/properties/style/properties/band/proper\
ties/colors/type",keyword:"type",params:{type:"object"}}],!1;var O=n===e}else var O=!0}}}else return ae.errors=[{instancePath:t+
"/style/band",schemaPath:"#/properties/style/properties/band/type",keyword:"type",params:{type:"object"}}],!1;var C=i===
e}else var C=!0;if(C)if(o.symbolFill!==void 0){let a=o.symbolFill,i=e;if(e===i)if(a&&typeof a=="object"&&!Array.isArray(
a)){let k;if(a.by===void 0&&(k="by")||a.colors===void 0&&(k="colors"))return ae.errors=[{instancePath:t+"/style/symbolFi\
ll",schemaPath:"#/properties/style/properties/symbolFill/required",keyword:"required",params:{missingProperty:k}}],!1;{let F=e;
for(let P in a)if(!(P==="by"||P==="colors")){return ae.errors=[{instancePath:t+"/style/symbolFill",schemaPath:"#/propert\
ies/style/properties/symbolFill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;
break}if(F===e){if(a.by!==void 0){let P=e;h(a.by,{instancePath:t+"/style/symbolFill/by",parentData:a,parentDataProperty:"\
by",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var X=P===e}else var X=!0;if(X)if(a.
colors!==void 0){let P=a.colors,n=e;if(e===n)if(P&&typeof P=="object"&&!Array.isArray(P)){for(let Y in P){let x=e;E(Y,{instancePath:t+
"/style/symbolFill/colors",parentData:P,parentDataProperty:"colors",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:
r.concat(E.errors),e=r.length);var z=x===e;if(!z){let m={instancePath:t+"/style/symbolFill/colors",schemaPath:"#/propert\
ies/style/properties/symbolFill/properties/colors/propertyNames",keyword:"propertyNames",params:{propertyName:Y}};return r===
null?r=[m]:r.push(m),e++,ae.errors=r,!1;break}}if(z)for(let Y in P){let x=e;de(P[Y],{instancePath:t+"/style/symbolFill/c\
olors/"+Y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:Y,rootData:l,dynamicAnchors:f})||(r=r===
null?de.errors:r.concat(de.errors),e=r.length);var S=x===e;if(!S)break}}else return ae.errors=[{instancePath:t+"/style/s\
ymbolFill/colors",schemaPath:"#/properties/style/properties/symbolFill/properties/colors/type",keyword:"type",params:{type:"\
object"}}],!1;var X=n===e}else var X=!0}}}else return ae.errors=[{instancePath:t+"/style/symbolFill",schemaPath:"#/prope\
rties/style/properties/symbolFill/type",keyword:"type",params:{type:"object"}}],!1;var C=i===e}else var C=!0}}}}}else return ae.
errors=[{instancePath:t+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type:"object"}}],!1;var p=g===
e}else var p=!0;if(p){if(s.types!==void 0){let o=s.types,g=e;if(e===g)if(Array.isArray(o)){var Z=!0;let T=o.length;for(let a=0;a<
T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id"))return ae.errors=
[{instancePath:t+"/types/"+a,schemaPath:"#/properties/types/items/required",keyword:"required",params:{missingProperty:F}}],
!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="symbol"||n==="attributes")){return ae.errors=[{instancePath:t+
"/types/"+a,schemaPath:"#/properties/types/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;E(i.id,{instancePath:t+"/types/"+a+"/id",parentData:i,parentDataProperty:"i\
d",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var I=n===e}else var I=!0;if(I){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/types/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var I=n===e}else var I=!0;if(I){if(i.symbol!==void 0){
let n=i.symbol,_=e;if(e===_)if(n&&typeof n=="object"&&!Array.isArray(n)){let x=e;for(let m in n)if(!(m==="sidc"||m==="si\
ze"||m==="silhouette"||m==="letters")){return ae.errors=[{instancePath:t+"/types/"+a+"/symbol",schemaPath:"#/properties/\
types/items/properties/symbol/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}
if(x===e){if(n.sidc!==void 0){let m=n.sidc,D=e;if(e===D)if(typeof m=="string"){if(!$r.test(m))return ae.errors=[{instancePath:t+
"/types/"+a+"/symbol/sidc",schemaPath:"#/properties/types/items/properties/symbol/properties/sidc/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{20}$"}}],!1}else return ae.errors=[{instancePath:t+"/types/"+a+"/symbol/sidc",schemaPath:"#\
/properties/types/items/properties/symbol/properties/sidc/type",keyword:"type",params:{type:"string"}}],!1;var $=D===e}else
var $=!0;if($){if(n.size!==void 0){let m=n.size,D=e;if(!(m==="none"||m==="section"||m==="platoon"||m==="company"||m==="b\
attalion"||m==="regiment"||m==="brigade"||m==="division"||m==="corps"||m==="army"||m==="army-group"))return ae.errors=[{
instancePath:t+"/types/"+a+"/symbol/size",schemaPath:"#/properties/types/items/properties/symbol/properties/size/enum",keyword:"\
enum",params:{allowedValues:or.properties.types.items.properties.symbol.properties.size.enum}}],!1;var $=D===e}else var $=!0;
if($){if(n.silhouette!==void 0){let m=n.silhouette,D=e;if(!(m==="tank"||m==="heavy-tank"||m==="assault-gun"||m==="gun"||
m==="aircraft"||m==="ship"||m==="cavalry"||m==="leader"))return ae.errors=[{instancePath:t+"/types/"+a+"/symbol/silhouet\
te",schemaPath:"#/properties/types/items/properties/symbol/properties/silhouette/enum",keyword:"enum",params:{allowedValues:or.
properties.types.items.properties.symbol.properties.silhouette.enum}}],!1;var $=D===e}else var $=!0;if($)if(n.letters!==
void 0){let m=n.letters,D=e;if(e===D)if(typeof m=="string"){if(Fe(m)>8)return ae.errors=[{instancePath:t+"/types/"+a+"/s\
ymbol/letters",schemaPath:"#/properties/types/items/properties/symbol/properties/letters/maxLength",keyword:"maxLength",
params:{limit:8}}],!1}else return ae.errors=[{instancePath:t+"/types/"+a+"/symbol/letters",schemaPath:"#/properties/type\
s/items/properties/symbol/properties/letters/type",keyword:"type",params:{type:"string"}}],!1;var $=D===e}else var $=!0}}}}else
return ae.errors=[{instancePath:t+"/types/"+a+"/symbol",schemaPath:"#/properties/types/items/properties/symbol/type",keyword:"\
type",params:{type:"object"}}],!1;var I=_===e}else var I=!0;if(I)if(i.attributes!==void 0){let n=i.attributes,_=e;if(e===
_)if(n&&typeof n=="object"&&!Array.isArray(n)){for(let x in n){let m=e;h(x,{instancePath:t+"/types/"+a+"/attributes",parentData:n,
parentDataProperty:"attributes",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var R=m===
e;if(!R){let D={instancePath:t+"/types/"+a+"/attributes",schemaPath:"#/properties/types/items/properties/attributes/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:x}};return r===null?r=[D]:r.push(D),e++,ae.errors=r,!1;break}}if(R)
for(let x in n){let m=e;he(n[x],{instancePath:t+"/types/"+a+"/attributes/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,
parentDataProperty:x,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var ee=m===e;if(!ee)
break}}else return ae.errors=[{instancePath:t+"/types/"+a+"/attributes",schemaPath:"#/properties/types/items/properties/\
attributes/type",keyword:"type",params:{type:"object"}}],!1;var I=_===e}else var I=!0}}}}}else return ae.errors=[{instancePath:t+
"/types/"+a,schemaPath:"#/properties/types/items/type",keyword:"type",params:{type:"object"}}],!1;var Z=y===e;if(!Z)break}
if(Z){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="s\
tring"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)return ae.errors=[{instancePath:t+"/types",schemaPath:"#/\
properties/types/x-unique",keyword:"x-unique",params:{}}],!1}}else return ae.errors=[{instancePath:t+"/types",schemaPath:"\
#/properties/types/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.counters!==void 0){
let o=s.counters,g=e;if(e===g)if(Array.isArray(o)){var W=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)
if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.name===void 0&&(F="name")||i.side===void 0&&
(F="side")||i.type===void 0&&(F="type"))return ae.errors=[{instancePath:t+"/counters/"+a,schemaPath:"#/properties/counte\
rs/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!ze.call(or.properties.
counters.items.properties,n)){return ae.errors=[{instancePath:t+"/counters/"+a,schemaPath:"#/properties/counters/items/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(i.id!==void 0){
let n=e;E(i.id,{instancePath:t+"/counters/"+a+"/id",parentData:i,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var H=n===e}else var H=!0;if(H){if(i.name!==void 0){let n=e;v(i.name,
{instancePath:t+"/counters/"+a+"/name",parentData:i,parentDataProperty:"name",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var H=n===e}else var H=!0;if(H){if(i.note!==void 0){let n=e;v(i.note,{instancePath:t+
"/counters/"+a+"/note",parentData:i,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var H=n===e}else var H=!0;if(H){if(i.side!==void 0){let n=e;h(i.side,{instancePath:t+"/counters/"+
a+"/side",parentData:i,parentDataProperty:"side",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),
e=r.length);var H=n===e}else var H=!0;if(H){if(i.type!==void 0){let n=e;E(i.type,{instancePath:t+"/counters/"+a+"/type",
parentData:i,parentDataProperty:"type",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);
var H=n===e}else var H=!0;if(H){if(i.symbol!==void 0){let n=i.symbol,_=e;if(e===_)if(n&&typeof n=="object"&&!Array.isArray(
n)){let x=e;for(let m in n)if(!(m==="sidc"||m==="size"||m==="silhouette"||m==="letters")){return ae.errors=[{instancePath:t+
"/counters/"+a+"/symbol",schemaPath:"#/properties/counters/items/properties/symbol/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:m}}],!1;break}if(x===e){if(n.sidc!==void 0){let m=n.sidc,D=e;if(e===D)if(typeof m==
"string"){if(!$r.test(m))return ae.errors=[{instancePath:t+"/counters/"+a+"/symbol/sidc",schemaPath:"#/properties/counte\
rs/items/properties/symbol/properties/sidc/pattern",keyword:"pattern",params:{pattern:"^[0-9]{20}$"}}],!1}else return ae.
errors=[{instancePath:t+"/counters/"+a+"/symbol/sidc",schemaPath:"#/properties/counters/items/properties/symbol/properti\
es/sidc/type",keyword:"type",params:{type:"string"}}],!1;var ge=D===e}else var ge=!0;if(ge){if(n.size!==void 0){let m=n.
size,D=e;if(!(m==="none"||m==="section"||m==="platoon"||m==="company"||m==="battalion"||m==="regiment"||m==="brigade"||m===
"division"||m==="corps"||m==="army"||m==="army-group"))return ae.errors=[{instancePath:t+"/counters/"+a+"/symbol/size",schemaPath:"\
#/properties/counters/items/properties/symbol/properties/size/enum",keyword:"enum",params:{allowedValues:or.properties.counters.
items.properties.symbol.properties.size.enum}}],!1;var ge=D===e}else var ge=!0;if(ge){if(n.silhouette!==void 0){let m=n.
silhouette,D=e;if(!(m==="tank"||m==="heavy-tank"||m==="assault-gun"||m==="gun"||m==="aircraft"||m==="ship"||m==="cavalry"||
m==="leader"))return ae.errors=[{instancePath:t+"/counters/"+a+"/symbol/silhouette",schemaPath:"#/properties/counters/it\
ems/properties/symbol/properties/silhouette/enum",keyword:"enum",params:{allowedValues:or.properties.counters.items.properties.
symbol.properties.silhouette.enum}}],!1;var ge=D===e}else var ge=!0;if(ge)if(n.letters!==void 0){let m=n.letters,D=e;if(e===
D)if(typeof m=="string"){if(Fe(m)>8)return ae.errors=[{instancePath:t+"/counters/"+a+"/symbol/letters",schemaPath:"#/pro\
perties/counters/items/properties/symbol/properties/letters/maxLength",keyword:"maxLength",params:{limit:8}}],!1}else return ae.
errors=[{instancePath:t+"/counters/"+a+"/symbol/letters",schemaPath:"#/properties/counters/items/properties/symbol/prope\
rties/letters/type",keyword:"type",params:{type:"string"}}],!1;var ge=D===e}else var ge=!0}}}}else return ae.errors=[{instancePath:t+
"/counters/"+a+"/symbol",schemaPath:"#/properties/counters/items/properties/symbol/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var H=_===e}else var H=!0;if(H){if(i.attributes!==void 0){let n=i.attributes,_=e;if(e===_)if(n&&typeof n=="o\
bject"&&!Array.isArray(n)){for(let x in n){let m=e;h(x,{instancePath:t+"/counters/"+a+"/attributes",parentData:n,parentDataProperty:"\
attributes",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var c=m===e;if(!c){let D={
instancePath:t+"/counters/"+a+"/attributes",schemaPath:"#/properties/counters/items/properties/attributes/propertyNames",
keyword:"propertyNames",params:{propertyName:x}};return r===null?r=[D]:r.push(D),e++,ae.errors=r,!1;break}}if(c)for(let x in n){
let m=e;he(n[x],{instancePath:t+"/counters/"+a+"/attributes/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:x,
rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var K=m===e;if(!K)break}}else return ae.
errors=[{instancePath:t+"/counters/"+a+"/attributes",schemaPath:"#/properties/counters/items/properties/attributes/type",
keyword:"type",params:{type:"object"}}],!1;var H=_===e}else var H=!0;if(H){if(i.states!==void 0){let n=i.states,_=e;if(e===
_)if(Array.isArray(n)){if(n.length>8)return ae.errors=[{instancePath:t+"/counters/"+a+"/states",schemaPath:"#/properties\
/counters/items/properties/states/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(n.length<1)return ae.errors=[{instancePath:t+
"/counters/"+a+"/states",schemaPath:"#/properties/counters/items/properties/states/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var be=!0;let x=n.length;for(let m=0;m<x;m++){let D=n[m],me=e;if(e===me)if(D&&typeof D=="object"&&!Array.
isArray(D)){let re;if(D.id===void 0&&(re="id"))return ae.errors=[{instancePath:t+"/counters/"+a+"/states/"+m,schemaPath:"\
#/properties/counters/items/properties/states/items/required",keyword:"required",params:{missingProperty:re}}],!1;{let se=e;
for(let le in D)if(!(le==="id"||le==="title"||le==="attributes"||le==="provenance")){return ae.errors=[{instancePath:t+"\
/counters/"+a+"/states/"+m,schemaPath:"#/properties/counters/items/properties/states/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:le}}],!1;break}if(se===e){if(D.id!==void 0){let le=e;E(D.id,{instancePath:t+
"/counters/"+a+"/states/"+m+"/id",parentData:D,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:
r.concat(E.errors),e=r.length);var Q=le===e}else var Q=!0;if(Q){if(D.title!==void 0){let le=e;v(D.title,{instancePath:t+
"/counters/"+a+"/states/"+m+"/title",parentData:D,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var Q=le===e}else var Q=!0;if(Q){if(D.attributes!==void 0){let le=D.attributes,te=e;
if(e===te)if(le&&typeof le=="object"&&!Array.isArray(le)){for(let ve in le){let ne=e;h(ve,{instancePath:t+"/counters/"+a+
"/states/"+m+"/attributes",parentData:le,parentDataProperty:"attributes",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:
r.concat(h.errors),e=r.length);var u=ne===e;if(!u){let ye={instancePath:t+"/counters/"+a+"/states/"+m+"/attributes",schemaPath:"\
#/properties/counters/items/properties/states/items/properties/attributes/propertyNames",keyword:"propertyNames",params:{
propertyName:ve}};return r===null?r=[ye]:r.push(ye),e++,ae.errors=r,!1;break}}if(u)for(let ve in le){let ne=e;he(le[ve],
{instancePath:t+"/counters/"+a+"/states/"+m+"/attributes/"+ve.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:le,parentDataProperty:ve,
rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var d=ne===e;if(!d)break}}else return ae.
errors=[{instancePath:t+"/counters/"+a+"/states/"+m+"/attributes",schemaPath:"#/properties/counters/items/properties/sta\
tes/items/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var Q=te===e}else var Q=!0;if(Q)if(D.provenance!==
void 0){let le=e;pe(D.provenance,{instancePath:t+"/counters/"+a+"/states/"+m+"/provenance",parentData:D,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var Q=le===e}else var Q=!0}}}}}else
return ae.errors=[{instancePath:t+"/counters/"+a+"/states/"+m,schemaPath:"#/properties/counters/items/properties/states/\
items/type",keyword:"type",params:{type:"object"}}],!1;var be=me===e;if(!be)break}if(be){let m=!0,D=new Set;for(let me of n)
if(typeof me=="object"&&me!==null&&Object.hasOwn(me,"id")){let B=me.id;(typeof B=="string"||typeof B=="number")&&(D.has(
B)&&(m=!1),D.add(B))}if(!m)return ae.errors=[{instancePath:t+"/counters/"+a+"/states",schemaPath:"#/properties/counters/\
items/properties/states/x-unique",keyword:"x-unique",params:{}}],!1}}}else return ae.errors=[{instancePath:t+"/counters/"+
a+"/states",schemaPath:"#/properties/counters/items/properties/states/type",keyword:"type",params:{type:"array"}}],!1;var H=_===
e}else var H=!0;if(H){if(i.color!==void 0){let n=e;de(i.color,{instancePath:t+"/counters/"+a+"/color",parentData:i,parentDataProperty:"\
color",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var H=n===e}else var H=!0;if(H)
if(i.provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+"/counters/"+a+"/provenance",parentData:i,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var H=n===e}else var H=!0}}}}}}}}}}}else
return ae.errors=[{instancePath:t+"/counters/"+a,schemaPath:"#/properties/counters/items/type",keyword:"type",params:{type:"\
object"}}],!1;var W=y===e;if(!W)break}if(W){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(
y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)return ae.errors=[{instancePath:t+
"/counters",schemaPath:"#/properties/counters/x-unique",keyword:"x-unique",params:{}}],!1}}else return ae.errors=[{instancePath:t+
"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;
if(p)if(s.markers!==void 0){let o=s.markers,g=e;if(e===g)if(Array.isArray(o)){var b=!0;let T=o.length;for(let a=0;a<T;a++){
let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.title===void 0&&
(F="title")||i.count===void 0&&(F="count"))return ae.errors=[{instancePath:t+"/markers/"+a,schemaPath:"#/properties/mark\
ers/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||
n==="count"||n==="color"||n==="ink"||n==="back"||n==="cite"||n==="provenance")){return ae.errors=[{instancePath:t+"/mark\
ers/"+a,schemaPath:"#/properties/markers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;E(i.id,{instancePath:t+"/markers/"+a+"/id",parentData:i,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var G=n===e}else var G=!0;if(G){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/markers/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var G=n===e}else var G=!0;if(G){if(i.count!==void 0){
let n=i.count,_=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:t+"/markers/"+
a+"/count",schemaPath:"#/properties/markers/items/properties/count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
_&&typeof n=="number"&&isFinite(n)){if(n>400||isNaN(n))return ae.errors=[{instancePath:t+"/markers/"+a+"/count",schemaPath:"\
#/properties/markers/items/properties/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:400}}],!1;if(n<1||isNaN(
n))return ae.errors=[{instancePath:t+"/markers/"+a+"/count",schemaPath:"#/properties/markers/items/properties/count/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var G=_===e}else var G=!0;if(G){if(i.color!==void 0){let n=e;
de(i.color,{instancePath:t+"/markers/"+a+"/color",parentData:i,parentDataProperty:"color",rootData:l,dynamicAnchors:f})||
(r=r===null?de.errors:r.concat(de.errors),e=r.length);var G=n===e}else var G=!0;if(G){if(i.ink!==void 0){let n=e;de(i.ink,
{instancePath:t+"/markers/"+a+"/ink",parentData:i,parentDataProperty:"ink",rootData:l,dynamicAnchors:f})||(r=r===null?de.
errors:r.concat(de.errors),e=r.length);var G=n===e}else var G=!0;if(G){if(i.back!==void 0){let n=e;v(i.back,{instancePath:t+
"/markers/"+a+"/back",parentData:i,parentDataProperty:"back",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var G=n===e}else var G=!0;if(G){if(i.cite!==void 0){let n=e;M(i.cite,{instancePath:t+"/markers/"+a+
"/cite",parentData:i,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=
r.length);var G=n===e}else var G=!0;if(G)if(i.provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+"/markers/"+a+
"/provenance",parentData:i,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(
pe.errors),e=r.length);var G=n===e}else var G=!0}}}}}}}}}else return ae.errors=[{instancePath:t+"/markers/"+a,schemaPath:"\
#/properties/markers/items/type",keyword:"type",params:{type:"object"}}],!1;var b=y===e;if(!b)break}if(b){let a=!0,i=new Set;
for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&
(i.has(k)&&(a=!1),i.add(k))}if(!a)return ae.errors=[{instancePath:t+"/markers",schemaPath:"#/properties/markers/x-unique",
keyword:"x-unique",params:{}}],!1}}else return ae.errors=[{instancePath:t+"/markers",schemaPath:"#/properties/markers/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0}}}}}}}}else return ae.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=r,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var _r=Ie,Pr={type:"object",properties:{$schema:{type:"string"},id:{$ref:"#/$defs/common/$defs/id"},title:{$ref:"#/$defs\
/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/provenance"},scenario:{
$ref:"#/$defs/common/$defs/id"},options:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/scalar"},propertyNames:{
$ref:"#/$defs/common/$defs/name"}},cases:{type:"array",items:{type:"string"}},position:{type:"object",properties:{turn:{
type:"integer",minimum:1,maximum:200},phase:{$ref:"#/$defs/common/$defs/name"},units:{type:"object",additionalProperties:{
type:"object",properties:{at:{$ref:"#/$defs/common/$defs/hexNumber"},box:{$ref:"#/$defs/common/$defs/name"},state:{$ref:"\
#/$defs/common/$defs/id"},status:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/scalar"},propertyNames:{
$ref:"#/$defs/common/$defs/name"}}},additionalProperties:!1},propertyNames:{$ref:"#/$defs/common/$defs/id"}},hexes:{type:"\
object",additionalProperties:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/scalar"},propertyNames:{$ref:"\
#/$defs/common/$defs/name"}}},tracks:{type:"object",additionalProperties:{anyOf:[{type:"integer"},{type:"object",additionalProperties:{
type:"integer"}}]},propertyNames:{$ref:"#/$defs/common/$defs/name"}},game:{type:"object",additionalProperties:{$ref:"#/$\
defs/common/$defs/scalar"},propertyNames:{$ref:"#/$defs/common/$defs/name"}}},additionalProperties:!1,required:["turn","\
phase","units"]},steps:{type:"array",items:{oneOf:[{type:"object",properties:{choose:{type:"string",minLength:1},by:{$ref:"\
#/$defs/common/$defs/name"}},additionalProperties:!1,required:["choose"]},{type:"object",properties:{roll:{type:"integer",
minimum:0,maximum:1e3}},additionalProperties:!1,required:["roll"]},{type:"object",properties:{refuse:{type:"string",minLength:1},
says:{type:"string"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["refuse"]},{type:"object",
properties:{expect:{type:"object",properties:{says:{type:"array",items:{type:"string"}},at:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/hexNumber"},propertyNames:{$ref:"#/$defs/common/$defs/id"}},box:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/name"},propertyNames:{$ref:"#/$defs/common/$defs/id"}},state:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/id"},propertyNames:{$ref:"#/$defs/common/$defs/id"}},asks:{type:"string"},options:{type:"arra\
y",items:{type:"string"}},offers:{type:"array",items:{type:"string"}},lacks:{type:"array",items:{type:"string"}},phase:{
$ref:"#/$defs/common/$defs/name"},turn:{type:"integer"},true:{type:"array",items:{$ref:"#/$defs/common/$defs/expression"}},
winner:{type:"string"}},additionalProperties:!1}},additionalProperties:!1,required:["expect"]}]},minItems:1}},required:[
"$schema","id","title","cite","scenario","steps"],additionalProperties:!1};function Ne(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=Ne.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>
12)return Ne.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:12}}],!1;if(Fe(s)<1)return Ne.
errors=[{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Ne.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;return Ne.errors=r,e===0}Ne.evaluated={dynamicProps:!1,dynamicItems:!1};function w(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=w.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>
2e3)return w.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3}}],!1;if(Fe(s)<1)return w.
errors=[{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}}],!1}else return w.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;return w.errors=r,e===0}w.evaluated={dynamicProps:!1,dynamicItems:!1};
function Ie(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=Ie.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let k;if(s.$schema===void 0&&(k="$schema")||s.id===void 0&&(k="id")||s.title===void 0&&(k="title")||s.cite===
void 0&&(k="cite")||s.scenario===void 0&&(k="scenario")||s.steps===void 0&&(k="steps"))return Ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],!1;{let F=e;for(let P in s)if(!ze.call(Pr.properties,
P)){return Ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],
!1;break}if(F===e){if(s.$schema!==void 0){let P=e;if(typeof s.$schema!="string")return Ie.errors=[{instancePath:t+"/$sch\
ema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=P===e}else var p=!0;if(p){
if(s.id!==void 0){let P=e;E(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var p=P===e}else var p=!0;if(p){if(s.title!==void 0){let P=e;v(s.title,
{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var p=P===e}else var p=!0;if(p){if(s.cite!==void 0){let P=e;M(s.cite,{instancePath:t+"/cite",parentData:s,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var p=P===e}else
var p=!0;if(p){if(s.provenance!==void 0){let P=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=P===e}else var p=!0;
if(p){if(s.scenario!==void 0){let P=e;E(s.scenario,{instancePath:t+"/scenario",parentData:s,parentDataProperty:"scenario",
rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var p=P===e}else var p=!0;if(p){if(s.
options!==void 0){let P=s.options,n=e;if(e===n)if(P&&typeof P=="object"&&!Array.isArray(P)){for(let Y in P){let x=e;h(Y,
{instancePath:t+"/options",parentData:P,parentDataProperty:"options",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:
r.concat(h.errors),e=r.length);var q=x===e;if(!q){let m={instancePath:t+"/options",schemaPath:"#/properties/options/prop\
ertyNames",keyword:"propertyNames",params:{propertyName:Y}};return r===null?r=[m]:r.push(m),e++,Ie.errors=r,!1;break}}if(q)
for(let Y in P){let x=e;he(P[Y],{instancePath:t+"/options/"+Y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:Y,
rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var A=x===e;if(!A)break}}else return Ie.
errors=[{instancePath:t+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"object"}}],!1;var p=n===
e}else var p=!0;if(p){if(s.cases!==void 0){let P=s.cases,n=e;if(e===n)if(Array.isArray(P)){var C=!0;let Y=P.length;for(let x=0;x<
Y;x++){let m=e;if(typeof P[x]!="string")return Ie.errors=[{instancePath:t+"/cases/"+x,schemaPath:"#/properties/cases/ite\
ms/type",keyword:"type",params:{type:"string"}}],!1;var C=m===e;if(!C)break}}else return Ie.errors=[{instancePath:t+"/ca\
ses",schemaPath:"#/properties/cases/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0;if(p){if(s.
position!==void 0){let P=s.position,n=e;if(e===n)if(P&&typeof P=="object"&&!Array.isArray(P)){let Y;if(P.turn===void 0&&
(Y="turn")||P.phase===void 0&&(Y="phase")||P.units===void 0&&(Y="units"))return Ie.errors=[{instancePath:t+"/position",schemaPath:"\
#/properties/position/required",keyword:"required",params:{missingProperty:Y}}],!1;{let x=e;for(let m in P)if(!(m==="tur\
n"||m==="phase"||m==="units"||m==="hexes"||m==="tracks"||m==="game")){return Ie.errors=[{instancePath:t+"/position",schemaPath:"\
#/properties/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(x===
e){if(P.turn!==void 0){let m=P.turn,D=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return Ie.errors=[{instancePath:t+
"/position/turn",schemaPath:"#/properties/position/properties/turn/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
D&&typeof m=="number"&&isFinite(m)){if(m>200||isNaN(m))return Ie.errors=[{instancePath:t+"/position/turn",schemaPath:"#/\
properties/position/properties/turn/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}],!1;if(m<1||isNaN(m))
return Ie.errors=[{instancePath:t+"/position/turn",schemaPath:"#/properties/position/properties/turn/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:1}}],!1}var N=D===e}else var N=!0;if(N){if(P.phase!==void 0){let m=e;h(P.phase,{instancePath:t+
"/position/phase",parentData:P,parentDataProperty:"phase",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.
errors),e=r.length);var N=m===e}else var N=!0;if(N){if(P.units!==void 0){let m=P.units,D=e;if(e===D)if(m&&typeof m=="obj\
ect"&&!Array.isArray(m)){for(let B in m){let re=e;E(B,{instancePath:t+"/position/units",parentData:m,parentDataProperty:"\
units",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var O=re===e;if(!O){let se={instancePath:t+
"/position/units",schemaPath:"#/properties/position/properties/units/propertyNames",keyword:"propertyNames",params:{propertyName:B}};
return r===null?r=[se]:r.push(se),e++,Ie.errors=r,!1;break}}if(O)for(let B in m){let re=m[B],se=e;if(e===se)if(re&&typeof re==
"object"&&!Array.isArray(re)){let le=e;for(let te in re)if(!(te==="at"||te==="box"||te==="state"||te==="status")){return Ie.
errors=[{instancePath:t+"/position/units/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/position/pr\
operties/units/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:te}}],
!1;break}if(le===e){if(re.at!==void 0){let te=e;Ne(re.at,{instancePath:t+"/position/units/"+B.replace(/~/g,"~0").replace(
/\//g,"~1")+"/at",parentData:re,parentDataProperty:"at",rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.
errors),e=r.length);var J=te===e}else var J=!0;if(J){if(re.box!==void 0){let te=e;h(re.box,{instancePath:t+"/position/un\
its/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/box",parentData:re,parentDataProperty:"box",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var J=te===e}else var J=!0;if(J){if(re.state!==void 0){let te=e;E(re.
state,{instancePath:t+"/position/units/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/state",parentData:re,parentDataProperty:"\
state",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var J=te===e}else var J=!0;if(J)
if(re.status!==void 0){let te=re.status,Pe=e;if(e===Pe)if(te&&typeof te=="object"&&!Array.isArray(te)){for(let ne in te){
let ye=e;h(ne,{instancePath:t+"/position/units/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",parentData:te,parentDataProperty:"\
status",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var j=ye===e;if(!j){let _e={instancePath:t+
"/position/units/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",schemaPath:"#/properties/position/properties/units\
/additionalProperties/properties/status/propertyNames",keyword:"propertyNames",params:{propertyName:ne}};return r===null?
r=[_e]:r.push(_e),e++,Ie.errors=r,!1;break}}if(j)for(let ne in te){let ye=e;he(te[ne],{instancePath:t+"/position/units/"+
B.replace(/~/g,"~0").replace(/\//g,"~1")+"/status/"+ne.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:te,parentDataProperty:ne,
rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var X=ye===e;if(!X)break}}else return Ie.
errors=[{instancePath:t+"/position/units/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",schemaPath:"#/properties/p\
osition/properties/units/additionalProperties/properties/status/type",keyword:"type",params:{type:"object"}}],!1;var J=Pe===
e}else var J=!0}}}}else return Ie.errors=[{instancePath:t+"/position/units/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/position/properties/units/additionalProperties/type",keyword:"type",params:{type:"object"}}],!1;var z=se===
e;if(!z)break}}else return Ie.errors=[{instancePath:t+"/position/units",schemaPath:"#/properties/position/properties/uni\
ts/type",keyword:"type",params:{type:"object"}}],!1;var N=D===e}else var N=!0;if(N){if(P.hexes!==void 0){let m=P.hexes,D=e;
if(e===D)if(m&&typeof m=="object"&&!Array.isArray(m))for(let B in m){let re=m[B],se=e;if(e===se)if(re&&typeof re=="objec\
t"&&!Array.isArray(re)){for(let le in re){let te=e;h(le,{instancePath:t+"/position/hexes/"+B.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:re,parentDataProperty:B,rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=
r.length);var S=te===e;if(!S){let Pe={instancePath:t+"/position/hexes/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/position/properties/hexes/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName:le}};
return r===null?r=[Pe]:r.push(Pe),e++,Ie.errors=r,!1;break}}if(S)for(let le in re){let te=e;he(re[le],{instancePath:t+"/\
position/hexes/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+le.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:re,parentDataProperty:le,
rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var Z=te===e;if(!Z)break}}else return Ie.
errors=[{instancePath:t+"/position/hexes/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/position/pr\
operties/hexes/additionalProperties/type",keyword:"type",params:{type:"object"}}],!1;var I=se===e;if(!I)break}else return Ie.
errors=[{instancePath:t+"/position/hexes",schemaPath:"#/properties/position/properties/hexes/type",keyword:"type",params:{
type:"object"}}],!1;var N=D===e}else var N=!0;if(N){if(P.tracks!==void 0){let m=P.tracks,D=e;if(e===D)if(m&&typeof m=="o\
bject"&&!Array.isArray(m)){for(let B in m){let re=e;h(B,{instancePath:t+"/position/tracks",parentData:m,parentDataProperty:"\
tracks",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var $=re===e;if(!$){let se={instancePath:t+
"/position/tracks",schemaPath:"#/properties/position/properties/tracks/propertyNames",keyword:"propertyNames",params:{propertyName:B}};
return r===null?r=[se]:r.push(se),e++,Ie.errors=r,!1;break}}if($)for(let B in m){let re=m[B],se=e,le=e,te=!1,Pe=e;if(!(typeof re==
"number"&&!(re%1)&&!isNaN(re)&&isFinite(re))){let ne={instancePath:t+"/position/tracks/"+B.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/position/properties/tracks/additionalProperties/anyOf/0/type",keyword:"type",params:{type:"\
integer"}};r===null?r=[ne]:r.push(ne),e++}var ee=Pe===e;te=te||ee;let ve=e;if(e===ve)if(re&&typeof re=="object"&&!Array.
isArray(re))for(let ne in re){let ye=re[ne],_e=e;if(!(typeof ye=="number"&&!(ye%1)&&!isNaN(ye)&&isFinite(ye))){let Ce={instancePath:t+
"/position/tracks/"+B.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+ne.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#\
/properties/position/properties/tracks/additionalProperties/anyOf/1/additionalProperties/type",keyword:"type",params:{type:"\
integer"}};r===null?r=[Ce]:r.push(Ce),e++}var R=_e===e;if(!R)break}else{let ne={instancePath:t+"/position/tracks/"+B.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/position/properties/tracks/additionalProperties/anyOf/1/type",keyword:"\
type",params:{type:"object"}};r===null?r=[ne]:r.push(ne),e++}var ee=ve===e;if(te=te||ee,te)e=le,r!==null&&(le?r.length=le:
r=null);else{let ne={instancePath:t+"/position/tracks/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/position/properties/tracks/additionalProperties/anyOf",keyword:"anyOf",params:{}};return r===null?r=[ne]:r.push(ne),e++,
Ie.errors=r,!1}var W=se===e;if(!W)break}}else return Ie.errors=[{instancePath:t+"/position/tracks",schemaPath:"#/propert\
ies/position/properties/tracks/type",keyword:"type",params:{type:"object"}}],!1;var N=D===e}else var N=!0;if(N)if(P.game!==
void 0){let m=P.game,D=e;if(e===D)if(m&&typeof m=="object"&&!Array.isArray(m)){for(let B in m){let re=e;h(B,{instancePath:t+
"/position/game",parentData:m,parentDataProperty:"game",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),
e=r.length);var H=re===e;if(!H){let se={instancePath:t+"/position/game",schemaPath:"#/properties/position/properties/gam\
e/propertyNames",keyword:"propertyNames",params:{propertyName:B}};return r===null?r=[se]:r.push(se),e++,Ie.errors=r,!1;break}}
if(H)for(let B in m){let re=e;he(m[B],{instancePath:t+"/position/game/"+B.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,
parentDataProperty:B,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var ge=re===e;
if(!ge)break}}else return Ie.errors=[{instancePath:t+"/position/game",schemaPath:"#/properties/position/properties/game/\
type",keyword:"type",params:{type:"object"}}],!1;var N=D===e}else var N=!0}}}}}}}else return Ie.errors=[{instancePath:t+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"object"}}],!1;var p=n===e}else var p=!0;
if(p)if(s.steps!==void 0){let P=s.steps,n=e;if(e===n)if(Array.isArray(P)){if(P.length<1)return Ie.errors=[{instancePath:t+
"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit:1}}],!1;{var c=!0;let Y=P.length;for(let x=0;x<
Y;x++){let m=P[x],D=e,me=e,B=!1,re=null,se=e;if(e===se)if(m&&typeof m=="object"&&!Array.isArray(m)){let Pe;if(m.choose===
void 0&&(Pe="choose")){let ve={instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/0/required",keyword:"\
required",params:{missingProperty:Pe}};r===null?r=[ve]:r.push(ve),e++}else{let ve=e;for(let ne in m)if(!(ne==="choose"||
ne==="by")){let ye={instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/0/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:ne}};r===null?r=[ye]:r.push(ye),e++;break}if(ve===e){if(m.choose!==void 0){
let ne=m.choose,ye=e;if(e===ye)if(typeof ne=="string"){if(Fe(ne)<1){let _e={instancePath:t+"/steps/"+x+"/choose",schemaPath:"\
#/properties/steps/items/oneOf/0/properties/choose/minLength",keyword:"minLength",params:{limit:1}};r===null?r=[_e]:r.push(
_e),e++}}else{let _e={instancePath:t+"/steps/"+x+"/choose",schemaPath:"#/properties/steps/items/oneOf/0/properties/choos\
e/type",keyword:"type",params:{type:"string"}};r===null?r=[_e]:r.push(_e),e++}var K=ye===e}else var K=!0;if(K)if(m.by!==
void 0){let ne=e;h(m.by,{instancePath:t+"/steps/"+x+"/by",parentData:m,parentDataProperty:"by",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var K=ne===e}else var K=!0}}}else{let Pe={instancePath:t+"/steps/"+x,
schemaPath:"#/properties/steps/items/oneOf/0/type",keyword:"type",params:{type:"object"}};r===null?r=[Pe]:r.push(Pe),e++}
var Q=se===e;if(Q){B=!0,re=0;var be=!0}let le=e;if(e===le)if(m&&typeof m=="object"&&!Array.isArray(m)){let Pe;if(m.roll===
void 0&&(Pe="roll")){let ve={instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/1/required",keyword:"\
required",params:{missingProperty:Pe}};r===null?r=[ve]:r.push(ve),e++}else{let ve=e;for(let ne in m)if(ne!=="roll"){let ye={
instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/1/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:ne}};r===null?r=[ye]:r.push(ye),e++;break}if(ve===e&&m.roll!==void 0){let ne=m.roll,ye=e;
if(!(typeof ne=="number"&&!(ne%1)&&!isNaN(ne)&&isFinite(ne))){let _e={instancePath:t+"/steps/"+x+"/roll",schemaPath:"#/p\
roperties/steps/items/oneOf/1/properties/roll/type",keyword:"type",params:{type:"integer"}};r===null?r=[_e]:r.push(_e),e++}
if(e===ye&&typeof ne=="number"&&isFinite(ne)){if(ne>1e3||isNaN(ne)){let _e={instancePath:t+"/steps/"+x+"/roll",schemaPath:"\
#/properties/steps/items/oneOf/1/properties/roll/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};r===null?
r=[_e]:r.push(_e),e++}else if(ne<0||isNaN(ne)){let _e={instancePath:t+"/steps/"+x+"/roll",schemaPath:"#/properties/steps\
/items/oneOf/1/properties/roll/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};r===null?r=[_e]:r.push(_e),e++}}}}}else{
let Pe={instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/1/type",keyword:"type",params:{type:"objec\
t"}};r===null?r=[Pe]:r.push(Pe),e++}var Q=le===e;if(Q&&B)B=!1,re=[re,1];else{Q&&(B=!0,re=1,be!==!0&&(be=!0));let Pe=e;if(e===
Pe)if(m&&typeof m=="object"&&!Array.isArray(m)){let ne;if(m.refuse===void 0&&(ne="refuse")){let ye={instancePath:t+"/ste\
ps/"+x,schemaPath:"#/properties/steps/items/oneOf/2/required",keyword:"required",params:{missingProperty:ne}};r===null?r=
[ye]:r.push(ye),e++}else{let ye=e;for(let _e in m)if(!(_e==="refuse"||_e==="says"||_e==="cite")){let Ce={instancePath:t+
"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_e}};
r===null?r=[Ce]:r.push(Ce),e++;break}if(ye===e){if(m.refuse!==void 0){let _e=m.refuse,Ce=e;if(e===Ce)if(typeof _e=="stri\
ng"){if(Fe(_e)<1){let we={instancePath:t+"/steps/"+x+"/refuse",schemaPath:"#/properties/steps/items/oneOf/2/properties/r\
efuse/minLength",keyword:"minLength",params:{limit:1}};r===null?r=[we]:r.push(we),e++}}else{let we={instancePath:t+"/ste\
ps/"+x+"/refuse",schemaPath:"#/properties/steps/items/oneOf/2/properties/refuse/type",keyword:"type",params:{type:"strin\
g"}};r===null?r=[we]:r.push(we),e++}var u=Ce===e}else var u=!0;if(u){if(m.says!==void 0){let _e=e;if(typeof m.says!="str\
ing"){let we={instancePath:t+"/steps/"+x+"/says",schemaPath:"#/properties/steps/items/oneOf/2/properties/says/type",keyword:"\
type",params:{type:"string"}};r===null?r=[we]:r.push(we),e++}var u=_e===e}else var u=!0;if(u)if(m.cite!==void 0){let _e=e;
M(m.cite,{instancePath:t+"/steps/"+x+"/cite",parentData:m,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===
null?M.errors:r.concat(M.errors),e=r.length);var u=_e===e}else var u=!0}}}}else{let ne={instancePath:t+"/steps/"+x,schemaPath:"\
#/properties/steps/items/oneOf/2/type",keyword:"type",params:{type:"object"}};r===null?r=[ne]:r.push(ne),e++}var Q=Pe===
e;if(Q&&B)B=!1,re=[re,2];else{Q&&(B=!0,re=2,be!==!0&&(be=!0));let ne=e;if(e===ne)if(m&&typeof m=="object"&&!Array.isArray(
m)){let _e;if(m.expect===void 0&&(_e="expect")){let Ce={instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/\
oneOf/3/required",keyword:"required",params:{missingProperty:_e}};r===null?r=[Ce]:r.push(Ce),e++}else{let Ce=e;for(let we in m)
if(we!=="expect"){let Ke={instancePath:t+"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf/3/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:we}};r===null?r=[Ke]:r.push(Ke),e++;break}if(Ce===e&&m.expect!==
void 0){let we=m.expect;if(e===e)if(we&&typeof we=="object"&&!Array.isArray(we)){let ir=e;for(let ce in we)if(!ze.call(Pr.
properties.steps.items.oneOf[3].properties.expect.properties,ce)){let Se={instancePath:t+"/steps/"+x+"/expect",schemaPath:"\
#/properties/steps/items/oneOf/3/properties/expect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ce}};
r===null?r=[Se]:r.push(Se),e++;break}if(ir===e){if(we.says!==void 0){let ce=we.says,Se=e;if(e===Se)if(Array.isArray(ce)){
var d=!0;let Qe=ce.length;for(let $e=0;$e<Qe;$e++){let Le=e;if(typeof ce[$e]!="string"){let yr={instancePath:t+"/steps/"+
x+"/expect/says/"+$e,schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/says/items/type",keyword:"\
type",params:{type:"string"}};r===null?r=[yr]:r.push(yr),e++}var d=Le===e;if(!d)break}}else{let Qe={instancePath:t+"/ste\
ps/"+x+"/expect/says",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/says/type",keyword:"type",
params:{type:"array"}};r===null?r=[Qe]:r.push(Qe),e++}var b=Se===e}else var b=!0;if(b){if(we.at!==void 0){let ce=we.at,Se=e;
if(e===Se)if(ce&&typeof ce=="object"&&!Array.isArray(ce)){for(let $e in ce){let Le=e;E($e,{instancePath:t+"/steps/"+x+"/\
expect/at",parentData:ce,parentDataProperty:"at",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),
e=r.length);var G=Le===e;if(!G){let Te={instancePath:t+"/steps/"+x+"/expect/at",schemaPath:"#/properties/steps/items/one\
Of/3/properties/expect/properties/at/propertyNames",keyword:"propertyNames",params:{propertyName:$e}};r===null?r=[Te]:r.
push(Te),e++;break}}if(G)for(let $e in ce){let Le=e;Ne(ce[$e],{instancePath:t+"/steps/"+x+"/expect/at/"+$e.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:ce,parentDataProperty:$e,rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(
Ne.errors),e=r.length);var U=Le===e;if(!U)break}}else{let $e={instancePath:t+"/steps/"+x+"/expect/at",schemaPath:"#/prop\
erties/steps/items/oneOf/3/properties/expect/properties/at/type",keyword:"type",params:{type:"object"}};r===null?r=[$e]:
r.push($e),e++}var b=Se===e}else var b=!0;if(b){if(we.box!==void 0){let ce=we.box,Se=e;if(e===Se)if(ce&&typeof ce=="obje\
ct"&&!Array.isArray(ce)){for(let $e in ce){let Le=e;E($e,{instancePath:t+"/steps/"+x+"/expect/box",parentData:ce,parentDataProperty:"\
box",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var V=Le===e;if(!V){let Te={instancePath:t+
"/steps/"+x+"/expect/box",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/box/propertyNames",keyword:"\
propertyNames",params:{propertyName:$e}};r===null?r=[Te]:r.push(Te),e++;break}}if(V)for(let $e in ce){let Le=e;h(ce[$e],
{instancePath:t+"/steps/"+x+"/expect/box/"+$e.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ce,parentDataProperty:$e,
rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var o=Le===e;if(!o)break}}else{let $e={
instancePath:t+"/steps/"+x+"/expect/box",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/box/t\
ype",keyword:"type",params:{type:"object"}};r===null?r=[$e]:r.push($e),e++}var b=Se===e}else var b=!0;if(b){if(we.state!==
void 0){let ce=we.state,Se=e;if(e===Se)if(ce&&typeof ce=="object"&&!Array.isArray(ce)){for(let $e in ce){let Le=e;E($e,{
instancePath:t+"/steps/"+x+"/expect/state",parentData:ce,parentDataProperty:"state",rootData:l,dynamicAnchors:f})||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var g=Le===e;if(!g){let Te={instancePath:t+"/steps/"+x+"/expect/state",schemaPath:"\
#/properties/steps/items/oneOf/3/properties/expect/properties/state/propertyNames",keyword:"propertyNames",params:{propertyName:$e}};
r===null?r=[Te]:r.push(Te),e++;break}}if(g)for(let $e in ce){let Le=e;E(ce[$e],{instancePath:t+"/steps/"+x+"/expect/stat\
e/"+$e.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ce,parentDataProperty:$e,rootData:l,dynamicAnchors:f})||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var Oe=Le===e;if(!Oe)break}}else{let $e={instancePath:t+"/steps/"+x+"/expec\
t/state",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/state/type",keyword:"type",params:{type:"\
object"}};r===null?r=[$e]:r.push($e),e++}var b=Se===e}else var b=!0;if(b){if(we.asks!==void 0){let ce=e;if(typeof we.asks!=
"string"){let Qe={instancePath:t+"/steps/"+x+"/expect/asks",schemaPath:"#/properties/steps/items/oneOf/3/properties/expe\
ct/properties/asks/type",keyword:"type",params:{type:"string"}};r===null?r=[Qe]:r.push(Qe),e++}var b=ce===e}else var b=!0;
if(b){if(we.options!==void 0){let ce=we.options,Se=e;if(e===Se)if(Array.isArray(ce)){var T=!0;let $e=ce.length;for(let Le=0;Le<
$e;Le++){let Te=e;if(typeof ce[Le]!="string"){let er={instancePath:t+"/steps/"+x+"/expect/options/"+Le,schemaPath:"#/pro\
perties/steps/items/oneOf/3/properties/expect/properties/options/items/type",keyword:"type",params:{type:"string"}};r===
null?r=[er]:r.push(er),e++}var T=Te===e;if(!T)break}}else{let $e={instancePath:t+"/steps/"+x+"/expect/options",schemaPath:"\
#/properties/steps/items/oneOf/3/properties/expect/properties/options/type",keyword:"type",params:{type:"array"}};r===null?
r=[$e]:r.push($e),e++}var b=Se===e}else var b=!0;if(b){if(we.offers!==void 0){let ce=we.offers,Se=e;if(e===Se)if(Array.isArray(
ce)){var a=!0;let $e=ce.length;for(let Le=0;Le<$e;Le++){let Te=e;if(typeof ce[Le]!="string"){let er={instancePath:t+"/st\
eps/"+x+"/expect/offers/"+Le,schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/offers/items/type",
keyword:"type",params:{type:"string"}};r===null?r=[er]:r.push(er),e++}var a=Te===e;if(!a)break}}else{let $e={instancePath:t+
"/steps/"+x+"/expect/offers",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/offers/type",keyword:"\
type",params:{type:"array"}};r===null?r=[$e]:r.push($e),e++}var b=Se===e}else var b=!0;if(b){if(we.lacks!==void 0){let ce=we.
lacks,Se=e;if(e===Se)if(Array.isArray(ce)){var i=!0;let $e=ce.length;for(let Le=0;Le<$e;Le++){let Te=e;if(typeof ce[Le]!=
"string"){let er={instancePath:t+"/steps/"+x+"/expect/lacks/"+Le,schemaPath:"#/properties/steps/items/oneOf/3/properties\
/expect/properties/lacks/items/type",keyword:"type",params:{type:"string"}};r===null?r=[er]:r.push(er),e++}var i=Te===e;
if(!i)break}}else{let $e={instancePath:t+"/steps/"+x+"/expect/lacks",schemaPath:"#/properties/steps/items/oneOf/3/proper\
ties/expect/properties/lacks/type",keyword:"type",params:{type:"array"}};r===null?r=[$e]:r.push($e),e++}var b=Se===e}else
var b=!0;if(b){if(we.phase!==void 0){let ce=e;h(we.phase,{instancePath:t+"/steps/"+x+"/expect/phase",parentData:we,parentDataProperty:"\
phase",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var b=ce===e}else var b=!0;if(b){
if(we.turn!==void 0){let ce=we.turn,Se=e;if(!(typeof ce=="number"&&!(ce%1)&&!isNaN(ce)&&isFinite(ce))){let $e={instancePath:t+
"/steps/"+x+"/expect/turn",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/turn/type",keyword:"\
type",params:{type:"integer"}};r===null?r=[$e]:r.push($e),e++}var b=Se===e}else var b=!0;if(b){if(we.true!==void 0){let ce=we.
true,Se=e;if(e===Se)if(Array.isArray(ce)){var y=!0;let $e=ce.length;for(let Le=0;Le<$e;Le++){let Te=e;w(ce[Le],{instancePath:t+
"/steps/"+x+"/expect/true/"+Le,parentData:ce,parentDataProperty:Le,rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.
concat(w.errors),e=r.length);var y=Te===e;if(!y)break}}else{let $e={instancePath:t+"/steps/"+x+"/expect/true",schemaPath:"\
#/properties/steps/items/oneOf/3/properties/expect/properties/true/type",keyword:"type",params:{type:"array"}};r===null?
r=[$e]:r.push($e),e++}var b=Se===e}else var b=!0;if(b)if(we.winner!==void 0){let ce=e;if(typeof we.winner!="string"){let Qe={
instancePath:t+"/steps/"+x+"/expect/winner",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/properties/wi\
nner/type",keyword:"type",params:{type:"string"}};r===null?r=[Qe]:r.push(Qe),e++}var b=ce===e}else var b=!0}}}}}}}}}}}}else{
let ir={instancePath:t+"/steps/"+x+"/expect",schemaPath:"#/properties/steps/items/oneOf/3/properties/expect/type",keyword:"\
type",params:{type:"object"}};r===null?r=[ir]:r.push(ir),e++}}}}else{let _e={instancePath:t+"/steps/"+x,schemaPath:"#/pr\
operties/steps/items/oneOf/3/type",keyword:"type",params:{type:"object"}};r===null?r=[_e]:r.push(_e),e++}var Q=ne===e;Q&&
B?(B=!1,re=[re,3]):Q&&(B=!0,re=3,be!==!0&&(be=!0))}}if(B)e=me,r!==null&&(me?r.length=me:r=null);else{let Pe={instancePath:t+
"/steps/"+x,schemaPath:"#/properties/steps/items/oneOf",keyword:"oneOf",params:{passingSchemas:re}};return r===null?r=[Pe]:
r.push(Pe),e++,Ie.errors=r,!1}var c=D===e;if(!c)break}}}else return Ie.errors=[{instancePath:t+"/steps",schemaPath:"#/pr\
operties/steps/type",keyword:"type",params:{type:"array"}}],!1;var p=n===e}else var p=!0}}}}}}}}}}}else return Ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=r,e===0}Ie.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var jr=ie,rr={type:"object",properties:{$schema:{type:"string"},provenance:{$ref:"#/$de\
fs/common/$defs/provenance"},grid:{type:"object",properties:{orientation:{enum:["flat","pointy"]},shifted:{enum:["odd","\
even"]},columns:{type:"integer",minimum:1,maximum:200},rows:{type:"integer",minimum:1,maximum:200},firstColumn:{type:"in\
teger",minimum:0,maximum:999},firstRow:{type:"integer",minimum:0,maximum:999},rowsGrow:{enum:["south","north"]},numbering:{
type:"object",properties:{order:{enum:["CCRR","RRCC"]},digits:{type:"integer",minimum:1,maximum:3},separator:{type:"stri\
ng",maxLength:1}},additionalProperties:!1,required:["order"]},missing:{type:"array",items:{$ref:"#/$defs/common/$defs/he\
xNumber"}}},additionalProperties:!1,required:["orientation","shifted","columns","rows","numbering"]},scale:{$ref:"#/$def\
s/common/$defs/text"},defaultTerrain:{$ref:"#/$defs/common/$defs/id"},hexes:{type:"array",items:{type:"object",properties:{
hex:{$ref:"#/$defs/common/$defs/hexNumber"},terrain:{$ref:"#/$defs/common/$defs/id"},features:{type:"array",items:{$ref:"\
#/$defs/common/$defs/id"}},name:{$ref:"#/$defs/common/$defs/text"},exits:{type:"object",additionalProperties:{type:"arra\
y",items:{type:"string"}},propertyNames:{$ref:"#/$defs/common/$defs/id"}},attributes:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/scalar"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},provenance:{$ref:"#/$defs/common/$\
defs/provenance"}},additionalProperties:!1,required:["hex"]}},hexsides:{type:"array",items:{type:"object",properties:{feature:{
$ref:"#/$defs/common/$defs/id"},name:{$ref:"#/$defs/common/$defs/text"},sides:{type:"array",items:{type:"array",items:{$ref:"\
#/$defs/common/$defs/hexNumber"},minItems:2,maxItems:2}},provenance:{$ref:"#/$defs/common/$defs/provenance"}},additionalProperties:!1,
required:["feature","sides"]}},links:{type:"array",items:{type:"object",properties:{link:{$ref:"#/$defs/common/$defs/id"},
name:{$ref:"#/$defs/common/$defs/text"},path:{type:"array",items:{$ref:"#/$defs/common/$defs/hexNumber"},minItems:2},provenance:{
$ref:"#/$defs/common/$defs/provenance"}},additionalProperties:!1,required:["link","path"]}},regions:{type:"array",items:{
type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},hexes:{type:"ar\
ray",items:{$ref:"#/$defs/common/$defs/hexNumber"},minItems:1},marked:{type:"boolean"},provenance:{$ref:"#/$defs/common/\
$defs/provenance"}},additionalProperties:!1,required:["id","hexes"]},"x-unique":"id"},directionSets:{type:"array",items:{
type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},directions:{type:"\
array",items:{type:"string"}},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/provenance"}},
additionalProperties:!1,required:["id","directions"]},"x-unique":"id"},labels:{type:"array",items:{type:"object",properties:{
text:{$ref:"#/$defs/common/$defs/text"},at:{$ref:"#/$defs/common/$defs/hexNumber"},dx:{type:"number"},dy:{type:"number"},
angle:{type:"number"},size:{type:"number",exclusiveMinimum:0,maximum:3},style:{enum:["area","water","small"]}},additionalProperties:!1,
required:["text","at"]}}},required:["$schema","grid","defaultTerrain"],additionalProperties:!1};function ie(s,{instancePath:t="",
parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=ie.evaluated;if(L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let U;if(s.$schema===
void 0&&(U="$schema")||s.grid===void 0&&(U="grid")||s.defaultTerrain===void 0&&(U="defaultTerrain"))return ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:U}}],!1;{let V=e;for(let o in s)if(!ze.call(rr.properties,
o)){return ie.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(V===e){if(s.$schema!==void 0){let o=e;if(typeof s.$schema!="string")return ie.errors=[{instancePath:t+"/$sch\
ema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){
if(s.provenance!==void 0){let o=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"provena\
nce",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=o===e}else var p=!0;if(p){
if(s.grid!==void 0){let o=s.grid,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(o)){let T;if(o.orientation===void 0&&
(T="orientation")||o.shifted===void 0&&(T="shifted")||o.columns===void 0&&(T="columns")||o.rows===void 0&&(T="rows")||o.
numbering===void 0&&(T="numbering"))return ie.errors=[{instancePath:t+"/grid",schemaPath:"#/properties/grid/required",keyword:"\
required",params:{missingProperty:T}}],!1;{let a=e;for(let i in o)if(!ze.call(rr.properties.grid.properties,i)){return ie.
errors=[{instancePath:t+"/grid",schemaPath:"#/properties/grid/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:i}}],!1;break}if(a===e){if(o.orientation!==void 0){let i=o.orientation,y=e;if(!(i==="flat"||i==="poin\
ty"))return ie.errors=[{instancePath:t+"/grid/orientation",schemaPath:"#/properties/grid/properties/orientation/enum",keyword:"\
enum",params:{allowedValues:rr.properties.grid.properties.orientation.enum}}],!1;var q=y===e}else var q=!0;if(q){if(o.shifted!==
void 0){let i=o.shifted,y=e;if(!(i==="odd"||i==="even"))return ie.errors=[{instancePath:t+"/grid/shifted",schemaPath:"#/\
properties/grid/properties/shifted/enum",keyword:"enum",params:{allowedValues:rr.properties.grid.properties.shifted.enum}}],
!1;var q=y===e}else var q=!0;if(q){if(o.columns!==void 0){let i=o.columns,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return ie.errors=[{instancePath:t+"/grid/columns",schemaPath:"#/properties/grid/properties/columns/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>200||isNaN(i))return ie.errors=[{instancePath:t+
"/grid/columns",schemaPath:"#/properties/grid/properties/columns/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}],
!1;if(i<1||isNaN(i))return ie.errors=[{instancePath:t+"/grid/columns",schemaPath:"#/properties/grid/properties/columns/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var q=y===e}else var q=!0;if(q){if(o.rows!==void 0){let i=o.
rows,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[{instancePath:t+"/grid/rows",schemaPath:"\
#/properties/grid/properties/rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof i=="number"&&isFinite(
i)){if(i>200||isNaN(i))return ie.errors=[{instancePath:t+"/grid/rows",schemaPath:"#/properties/grid/properties/rows/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:200}}],!1;if(i<1||isNaN(i))return ie.errors=[{instancePath:t+"/grid\
/rows",schemaPath:"#/properties/grid/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var q=y===
e}else var q=!0;if(q){if(o.firstColumn!==void 0){let i=o.firstColumn,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return ie.errors=[{instancePath:t+"/grid/firstColumn",schemaPath:"#/properties/grid/properties/firstColumn/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>999||isNaN(i))return ie.errors=[{instancePath:t+
"/grid/firstColumn",schemaPath:"#/properties/grid/properties/firstColumn/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999}}],!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:t+"/grid/firstColumn",schemaPath:"#/properties/grid\
/properties/firstColumn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var q=y===e}else var q=!0;if(q){
if(o.firstRow!==void 0){let i=o.firstRow,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ie.errors=[
{instancePath:t+"/grid/firstRow",schemaPath:"#/properties/grid/properties/firstRow/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>999||isNaN(i))return ie.errors=[{instancePath:t+"/grid/firs\
tRow",schemaPath:"#/properties/grid/properties/firstRow/maximum",keyword:"maximum",params:{comparison:"<=",limit:999}}],
!1;if(i<0||isNaN(i))return ie.errors=[{instancePath:t+"/grid/firstRow",schemaPath:"#/properties/grid/properties/firstRow\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var q=y===e}else var q=!0;if(q){if(o.rowsGrow!==void 0){
let i=o.rowsGrow,y=e;if(!(i==="south"||i==="north"))return ie.errors=[{instancePath:t+"/grid/rowsGrow",schemaPath:"#/pro\
perties/grid/properties/rowsGrow/enum",keyword:"enum",params:{allowedValues:rr.properties.grid.properties.rowsGrow.enum}}],
!1;var q=y===e}else var q=!0;if(q){if(o.numbering!==void 0){let i=o.numbering,y=e;if(e===y)if(i&&typeof i=="object"&&!Array.
isArray(i)){let F;if(i.order===void 0&&(F="order"))return ie.errors=[{instancePath:t+"/grid/numbering",schemaPath:"#/pro\
perties/grid/properties/numbering/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n===
"order"||n==="digits"||n==="separator")){return ie.errors=[{instancePath:t+"/grid/numbering",schemaPath:"#/properties/gr\
id/properties/numbering/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===
e){if(i.order!==void 0){let n=i.order,_=e;if(!(n==="CCRR"||n==="RRCC"))return ie.errors=[{instancePath:t+"/grid/numberin\
g/order",schemaPath:"#/properties/grid/properties/numbering/properties/order/enum",keyword:"enum",params:{allowedValues:rr.
properties.grid.properties.numbering.properties.order.enum}}],!1;var A=_===e}else var A=!0;if(A){if(i.digits!==void 0){let n=i.
digits,_=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.errors=[{instancePath:t+"/grid/numbering/d\
igits",schemaPath:"#/properties/grid/properties/numbering/properties/digits/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===_&&typeof n=="number"&&isFinite(n)){if(n>3||isNaN(n))return ie.errors=[{instancePath:t+"/grid/numbering/digits",
schemaPath:"#/properties/grid/properties/numbering/properties/digits/maximum",keyword:"maximum",params:{comparison:"<=",
limit:3}}],!1;if(n<1||isNaN(n))return ie.errors=[{instancePath:t+"/grid/numbering/digits",schemaPath:"#/properties/grid/\
properties/numbering/properties/digits/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var A=_===e}else
var A=!0;if(A)if(i.separator!==void 0){let n=i.separator,_=e;if(e===_)if(typeof n=="string"){if(Fe(n)>1)return ie.errors=
[{instancePath:t+"/grid/numbering/separator",schemaPath:"#/properties/grid/properties/numbering/properties/separator/max\
Length",keyword:"maxLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/grid/numbering/separator",schemaPath:"\
#/properties/grid/properties/numbering/properties/separator/type",keyword:"type",params:{type:"string"}}],!1;var A=_===e}else
var A=!0}}}}else return ie.errors=[{instancePath:t+"/grid/numbering",schemaPath:"#/properties/grid/properties/numbering/\
type",keyword:"type",params:{type:"object"}}],!1;var q=y===e}else var q=!0;if(q)if(o.missing!==void 0){let i=o.missing,y=e;
if(e===y)if(Array.isArray(i)){var C=!0;let F=i.length;for(let P=0;P<F;P++){let n=e;Ne(i[P],{instancePath:t+"/grid/missin\
g/"+P,parentData:i,parentDataProperty:P,rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);
var C=n===e;if(!C)break}}else return ie.errors=[{instancePath:t+"/grid/missing",schemaPath:"#/properties/grid/properties\
/missing/type",keyword:"type",params:{type:"array"}}],!1;var q=y===e}else var q=!0}}}}}}}}}}else return ie.errors=[{instancePath:t+
"/grid",schemaPath:"#/properties/grid/type",keyword:"type",params:{type:"object"}}],!1;var p=g===e}else var p=!0;if(p){if(s.
scale!==void 0){let o=e;v(s.scale,{instancePath:t+"/scale",parentData:s,parentDataProperty:"scale",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=o===e}else var p=!0;if(p){if(s.defaultTerrain!==void 0){let o=e;
E(s.defaultTerrain,{instancePath:t+"/defaultTerrain",parentData:s,parentDataProperty:"defaultTerrain",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var p=o===e}else var p=!0;if(p){if(s.hexes!==void 0){let o=s.hexes,g=e;
if(e===g)if(Array.isArray(o)){var N=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){let F;if(i.hex===void 0&&(F="hex"))return ie.errors=[{instancePath:t+"/hexes/"+a,schemaPath:"#/p\
roperties/hexes/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="hex"||
n==="terrain"||n==="features"||n==="name"||n==="exits"||n==="attributes"||n==="provenance")){return ie.errors=[{instancePath:t+
"/hexes/"+a,schemaPath:"#/properties/hexes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.hex!==void 0){let n=e;Ne(i.hex,{instancePath:t+"/hexes/"+a+"/hex",parentData:i,parentDataProperty:"\
hex",rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);var O=n===e}else var O=!0;if(O){
if(i.terrain!==void 0){let n=e;E(i.terrain,{instancePath:t+"/hexes/"+a+"/terrain",parentData:i,parentDataProperty:"terra\
in",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var O=n===e}else var O=!0;if(O){if(i.
features!==void 0){let n=i.features,_=e;if(e===_)if(Array.isArray(n)){var J=!0;let x=n.length;for(let m=0;m<x;m++){let D=e;
E(n[m],{instancePath:t+"/hexes/"+a+"/features/"+m,parentData:n,parentDataProperty:m,rootData:l,dynamicAnchors:f})||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var J=D===e;if(!J)break}}else return ie.errors=[{instancePath:t+"/hexes/"+a+
"/features",schemaPath:"#/properties/hexes/items/properties/features/type",keyword:"type",params:{type:"array"}}],!1;var O=_===
e}else var O=!0;if(O){if(i.name!==void 0){let n=e;v(i.name,{instancePath:t+"/hexes/"+a+"/name",parentData:i,parentDataProperty:"\
name",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var O=n===e}else var O=!0;if(O){
if(i.exits!==void 0){let n=i.exits,_=e;if(e===_)if(n&&typeof n=="object"&&!Array.isArray(n)){for(let x in n){let m=e;E(x,
{instancePath:t+"/hexes/"+a+"/exits",parentData:n,parentDataProperty:"exits",rootData:l,dynamicAnchors:f})||(r=r===null?
E.errors:r.concat(E.errors),e=r.length);var j=m===e;if(!j){let D={instancePath:t+"/hexes/"+a+"/exits",schemaPath:"#/prop\
erties/hexes/items/properties/exits/propertyNames",keyword:"propertyNames",params:{propertyName:x}};return r===null?r=[D]:
r.push(D),e++,ie.errors=r,!1;break}}if(j)for(let x in n){let m=n[x],D=e;if(e===D)if(Array.isArray(m)){var X=!0;let me=m.
length;for(let B=0;B<me;B++){let re=e;if(typeof m[B]!="string")return ie.errors=[{instancePath:t+"/hexes/"+a+"/exits/"+x.
replace(/~/g,"~0").replace(/\//g,"~1")+"/"+B,schemaPath:"#/properties/hexes/items/properties/exits/additionalProperties/\
items/type",keyword:"type",params:{type:"string"}}],!1;var X=re===e;if(!X)break}}else return ie.errors=[{instancePath:t+
"/hexes/"+a+"/exits/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/hexes/items/properties/exits/add\
itionalProperties/type",keyword:"type",params:{type:"array"}}],!1;var z=D===e;if(!z)break}}else return ie.errors=[{instancePath:t+
"/hexes/"+a+"/exits",schemaPath:"#/properties/hexes/items/properties/exits/type",keyword:"type",params:{type:"object"}}],
!1;var O=_===e}else var O=!0;if(O){if(i.attributes!==void 0){let n=i.attributes,_=e;if(e===_)if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let x in n){let m=e;h(x,{instancePath:t+"/hexes/"+a+"/attributes",parentData:n,parentDataProperty:"attri\
butes",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var S=m===e;if(!S){let D={instancePath:t+
"/hexes/"+a+"/attributes",schemaPath:"#/properties/hexes/items/properties/attributes/propertyNames",keyword:"propertyNam\
es",params:{propertyName:x}};return r===null?r=[D]:r.push(D),e++,ie.errors=r,!1;break}}if(S)for(let x in n){let m=e;he(n[x],
{instancePath:t+"/hexes/"+a+"/attributes/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:x,rootData:l,
dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var Z=m===e;if(!Z)break}}else return ie.errors=
[{instancePath:t+"/hexes/"+a+"/attributes",schemaPath:"#/properties/hexes/items/properties/attributes/type",keyword:"typ\
e",params:{type:"object"}}],!1;var O=_===e}else var O=!0;if(O)if(i.provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+
"/hexes/"+a+"/provenance",parentData:i,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:
r.concat(pe.errors),e=r.length);var O=n===e}else var O=!0}}}}}}}}else return ie.errors=[{instancePath:t+"/hexes/"+a,schemaPath:"\
#/properties/hexes/items/type",keyword:"type",params:{type:"object"}}],!1;var N=y===e;if(!N)break}}else return ie.errors=
[{instancePath:t+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else
var p=!0;if(p){if(s.hexsides!==void 0){let o=s.hexsides,g=e;if(e===g)if(Array.isArray(o)){var I=!0;let T=o.length;for(let a=0;a<
T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.feature===void 0&&(F="feature")||
i.sides===void 0&&(F="sides"))return ie.errors=[{instancePath:t+"/hexsides/"+a,schemaPath:"#/properties/hexsides/items/r\
equired",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="feature"||n==="name"||n===
"sides"||n==="provenance")){return ie.errors=[{instancePath:t+"/hexsides/"+a,schemaPath:"#/properties/hexsides/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(i.feature!==void 0){
let n=e;E(i.feature,{instancePath:t+"/hexsides/"+a+"/feature",parentData:i,parentDataProperty:"feature",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var $=n===e}else var $=!0;if($){if(i.name!==void 0){let n=e;v(i.name,
{instancePath:t+"/hexsides/"+a+"/name",parentData:i,parentDataProperty:"name",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var $=n===e}else var $=!0;if($){if(i.sides!==void 0){let n=i.sides,_=e;if(e===_)
if(Array.isArray(n)){var R=!0;let x=n.length;for(let m=0;m<x;m++){let D=n[m],me=e;if(e===me)if(Array.isArray(D)){if(D.length>
2)return ie.errors=[{instancePath:t+"/hexsides/"+a+"/sides/"+m,schemaPath:"#/properties/hexsides/items/properties/sides/\
items/maxItems",keyword:"maxItems",params:{limit:2}}],!1;if(D.length<2)return ie.errors=[{instancePath:t+"/hexsides/"+a+
"/sides/"+m,schemaPath:"#/properties/hexsides/items/properties/sides/items/minItems",keyword:"minItems",params:{limit:2}}],
!1;{var ee=!0;let re=D.length;for(let se=0;se<re;se++){let le=e;Ne(D[se],{instancePath:t+"/hexsides/"+a+"/sides/"+m+"/"+
se,parentData:D,parentDataProperty:se,rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);
var ee=le===e;if(!ee)break}}}else return ie.errors=[{instancePath:t+"/hexsides/"+a+"/sides/"+m,schemaPath:"#/properties/\
hexsides/items/properties/sides/items/type",keyword:"type",params:{type:"array"}}],!1;var R=me===e;if(!R)break}}else return ie.
errors=[{instancePath:t+"/hexsides/"+a+"/sides",schemaPath:"#/properties/hexsides/items/properties/sides/type",keyword:"\
type",params:{type:"array"}}],!1;var $=_===e}else var $=!0;if($)if(i.provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+
"/hexsides/"+a+"/provenance",parentData:i,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.
errors:r.concat(pe.errors),e=r.length);var $=n===e}else var $=!0}}}}}else return ie.errors=[{instancePath:t+"/hexsides/"+
a,schemaPath:"#/properties/hexsides/items/type",keyword:"type",params:{type:"object"}}],!1;var I=y===e;if(!I)break}}else
return ie.errors=[{instancePath:t+"/hexsides",schemaPath:"#/properties/hexsides/type",keyword:"type",params:{type:"array"}}],
!1;var p=g===e}else var p=!0;if(p){if(s.links!==void 0){let o=s.links,g=e;if(e===g)if(Array.isArray(o)){var W=!0;let T=o.
length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.link===void 0&&
(F="link")||i.path===void 0&&(F="path"))return ie.errors=[{instancePath:t+"/links/"+a,schemaPath:"#/properties/links/ite\
ms/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="link"||n==="name"||n===
"path"||n==="provenance")){return ie.errors=[{instancePath:t+"/links/"+a,schemaPath:"#/properties/links/items/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(i.link!==void 0){let n=e;
E(i.link,{instancePath:t+"/links/"+a+"/link",parentData:i,parentDataProperty:"link",rootData:l,dynamicAnchors:f})||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var H=n===e}else var H=!0;if(H){if(i.name!==void 0){let n=e;v(i.name,{instancePath:t+
"/links/"+a+"/name",parentData:i,parentDataProperty:"name",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var H=n===e}else var H=!0;if(H){if(i.path!==void 0){let n=i.path,_=e;if(e===_)if(Array.isArray(n)){
if(n.length<2)return ie.errors=[{instancePath:t+"/links/"+a+"/path",schemaPath:"#/properties/links/items/properties/path\
/minItems",keyword:"minItems",params:{limit:2}}],!1;{var ge=!0;let x=n.length;for(let m=0;m<x;m++){let D=e;Ne(n[m],{instancePath:t+
"/links/"+a+"/path/"+m,parentData:n,parentDataProperty:m,rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.
errors),e=r.length);var ge=D===e;if(!ge)break}}}else return ie.errors=[{instancePath:t+"/links/"+a+"/path",schemaPath:"#\
/properties/links/items/properties/path/type",keyword:"type",params:{type:"array"}}],!1;var H=_===e}else var H=!0;if(H)if(i.
provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+"/links/"+a+"/provenance",parentData:i,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var H=n===e}else var H=!0}}}}}else
return ie.errors=[{instancePath:t+"/links/"+a,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type:"ob\
ject"}}],!1;var W=y===e;if(!W)break}}else return ie.errors=[{instancePath:t+"/links",schemaPath:"#/properties/links/type",
keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.regions!==void 0){let o=s.regions,g=e;if(e===
g)if(Array.isArray(o)){var c=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.
isArray(i)){let F;if(i.id===void 0&&(F="id")||i.hexes===void 0&&(F="hexes"))return ie.errors=[{instancePath:t+"/regions/"+
a,schemaPath:"#/properties/regions/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)
if(!(n==="id"||n==="title"||n==="hexes"||n==="marked"||n==="provenance")){return ie.errors=[{instancePath:t+"/regions/"+
a,schemaPath:"#/properties/regions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/regions/"+a+"/id",parentData:i,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var K=n===e}else var K=!0;if(K){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/regions/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var K=n===e}else var K=!0;if(K){if(i.hexes!==void 0){
let n=i.hexes,_=e;if(e===_)if(Array.isArray(n)){if(n.length<1)return ie.errors=[{instancePath:t+"/regions/"+a+"/hexes",schemaPath:"\
#/properties/regions/items/properties/hexes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var be=!0;let x=n.length;
for(let m=0;m<x;m++){let D=e;Ne(n[m],{instancePath:t+"/regions/"+a+"/hexes/"+m,parentData:n,parentDataProperty:m,rootData:l,
dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);var be=D===e;if(!be)break}}}else return ie.errors=
[{instancePath:t+"/regions/"+a+"/hexes",schemaPath:"#/properties/regions/items/properties/hexes/type",keyword:"type",params:{
type:"array"}}],!1;var K=_===e}else var K=!0;if(K){if(i.marked!==void 0){let n=e;if(typeof i.marked!="boolean")return ie.
errors=[{instancePath:t+"/regions/"+a+"/marked",schemaPath:"#/properties/regions/items/properties/marked/type",keyword:"\
type",params:{type:"boolean"}}],!1;var K=n===e}else var K=!0;if(K)if(i.provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+
"/regions/"+a+"/provenance",parentData:i,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:
r.concat(pe.errors),e=r.length);var K=n===e}else var K=!0}}}}}}else return ie.errors=[{instancePath:t+"/regions/"+a,schemaPath:"\
#/properties/regions/items/type",keyword:"type",params:{type:"object"}}],!1;var c=y===e;if(!c)break}if(c){let a=!0,i=new Set;
for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&
(i.has(k)&&(a=!1),i.add(k))}if(!a)return ie.errors=[{instancePath:t+"/regions",schemaPath:"#/properties/regions/x-unique",
keyword:"x-unique",params:{}}],!1}}else return ie.errors=[{instancePath:t+"/regions",schemaPath:"#/properties/regions/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.directionSets!==void 0){let o=s.directionSets,
g=e;if(e===g)if(Array.isArray(o)){var Q=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="\
object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.directions===void 0&&(F="directions"))return ie.errors=[
{instancePath:t+"/directionSets/"+a,schemaPath:"#/properties/directionSets/items/required",keyword:"required",params:{missingProperty:F}}],
!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="directions"||n==="cite"||n==="provenance")){return ie.errors=
[{instancePath:t+"/directionSets/"+a,schemaPath:"#/properties/directionSets/items/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/dir\
ectionSets/"+a+"/id",parentData:i,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.
errors),e=r.length);var u=n===e}else var u=!0;if(u){if(i.title!==void 0){let n=e;v(i.title,{instancePath:t+"/directionSe\
ts/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),
e=r.length);var u=n===e}else var u=!0;if(u){if(i.directions!==void 0){let n=i.directions,_=e;if(e===_)if(Array.isArray(n)){
var d=!0;let x=n.length;for(let m=0;m<x;m++){let D=e;if(typeof n[m]!="string")return ie.errors=[{instancePath:t+"/direct\
ionSets/"+a+"/directions/"+m,schemaPath:"#/properties/directionSets/items/properties/directions/items/type",keyword:"typ\
e",params:{type:"string"}}],!1;var d=D===e;if(!d)break}}else return ie.errors=[{instancePath:t+"/directionSets/"+a+"/dir\
ections",schemaPath:"#/properties/directionSets/items/properties/directions/type",keyword:"type",params:{type:"array"}}],
!1;var u=_===e}else var u=!0;if(u){if(i.cite!==void 0){let n=e;M(i.cite,{instancePath:t+"/directionSets/"+a+"/cite",parentData:i,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var u=n===e}else
var u=!0;if(u)if(i.provenance!==void 0){let n=e;pe(i.provenance,{instancePath:t+"/directionSets/"+a+"/provenance",parentData:i,
parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var u=n===
e}else var u=!0}}}}}}else return ie.errors=[{instancePath:t+"/directionSets/"+a,schemaPath:"#/properties/directionSets/i\
tems/type",keyword:"type",params:{type:"object"}}],!1;var Q=y===e;if(!Q)break}if(Q){let a=!0,i=new Set;for(let y of o)if(typeof y==
"object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(
k))}if(!a)return ie.errors=[{instancePath:t+"/directionSets",schemaPath:"#/properties/directionSets/x-unique",keyword:"x\
-unique",params:{}}],!1}}else return ie.errors=[{instancePath:t+"/directionSets",schemaPath:"#/properties/directionSets/\
type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p)if(s.labels!==void 0){let o=s.labels,g=e;
if(e===g)if(Array.isArray(o)){var b=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){let F;if(i.text===void 0&&(F="text")||i.at===void 0&&(F="at"))return ie.errors=[{instancePath:t+
"/labels/"+a,schemaPath:"#/properties/labels/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;
for(let n in i)if(!(n==="text"||n==="at"||n==="dx"||n==="dy"||n==="angle"||n==="size"||n==="style")){return ie.errors=[{
instancePath:t+"/labels/"+a,schemaPath:"#/properties/labels/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(P===e){if(i.text!==void 0){let n=e;v(i.text,{instancePath:t+"/labels/"+a+"/text",parentData:i,
parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var G=n===e}else
var G=!0;if(G){if(i.at!==void 0){let n=e;Ne(i.at,{instancePath:t+"/labels/"+a+"/at",parentData:i,parentDataProperty:"at",
rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);var G=n===e}else var G=!0;if(G){if(i.
dx!==void 0){let n=i.dx,_=e;if(!(typeof n=="number"&&isFinite(n)))return ie.errors=[{instancePath:t+"/labels/"+a+"/dx",schemaPath:"\
#/properties/labels/items/properties/dx/type",keyword:"type",params:{type:"number"}}],!1;var G=_===e}else var G=!0;if(G){
if(i.dy!==void 0){let n=i.dy,_=e;if(!(typeof n=="number"&&isFinite(n)))return ie.errors=[{instancePath:t+"/labels/"+a+"/\
dy",schemaPath:"#/properties/labels/items/properties/dy/type",keyword:"type",params:{type:"number"}}],!1;var G=_===e}else
var G=!0;if(G){if(i.angle!==void 0){let n=i.angle,_=e;if(!(typeof n=="number"&&isFinite(n)))return ie.errors=[{instancePath:t+
"/labels/"+a+"/angle",schemaPath:"#/properties/labels/items/properties/angle/type",keyword:"type",params:{type:"number"}}],
!1;var G=_===e}else var G=!0;if(G){if(i.size!==void 0){let n=i.size,_=e;if(e===_)if(typeof n=="number"&&isFinite(n)){if(n>
3||isNaN(n))return ie.errors=[{instancePath:t+"/labels/"+a+"/size",schemaPath:"#/properties/labels/items/properties/size\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:3}}],!1;if(n<=0||isNaN(n))return ie.errors=[{instancePath:t+"/\
labels/"+a+"/size",schemaPath:"#/properties/labels/items/properties/size/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0}}],!1}else return ie.errors=[{instancePath:t+"/labels/"+a+"/size",schemaPath:"#/properties/labels\
/items/properties/size/type",keyword:"type",params:{type:"number"}}],!1;var G=_===e}else var G=!0;if(G)if(i.style!==void 0){
let n=i.style,_=e;if(!(n==="area"||n==="water"||n==="small"))return ie.errors=[{instancePath:t+"/labels/"+a+"/style",schemaPath:"\
#/properties/labels/items/properties/style/enum",keyword:"enum",params:{allowedValues:rr.properties.labels.items.properties.
style.enum}}],!1;var G=_===e}else var G=!0}}}}}}}}else return ie.errors=[{instancePath:t+"/labels/"+a,schemaPath:"#/prop\
erties/labels/items/type",keyword:"type",params:{type:"object"}}],!1;var b=y===e;if(!b)break}}else return ie.errors=[{instancePath:t+
"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0}}}}}}}}}}}}else
return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=r,e===
0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dr=oe,nr={type:"object",properties:{$schema:{type:"string"},
id:{$ref:"#/$defs/common/$defs/id"},version:{type:"string",pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"},title:{$ref:"#/$defs/co\
mmon/$defs/text"},subtitle:{$ref:"#/$defs/common/$defs/text"},credits:{type:"array",items:{$ref:"#/$defs/common/$defs/te\
xt"}},about:{$ref:"#/$defs/common/$defs/text"},language:{type:"string"},provenance:{$ref:"#/$defs/common/$defs/provenanc\
e"},sides:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},name:{$ref:"#/$defs/commo\
n/$defs/text"},color:{$ref:"#/$defs/common/$defs/color"},ink:{$ref:"#/$defs/common/$defs/color"}},additionalProperties:!1,
required:["id","name","color"]},minItems:2,maxItems:8,"x-unique":"id"},turnNames:{type:"array",items:{$ref:"#/$defs/comm\
on/$defs/text"}},movementScale:{enum:[1,2,4]},options:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/c\
ommon/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},text:{$ref:"#/$defs/common/$defs/text"},type:{$ref:"#/$defs/\
common/$defs/typeName"},default:{$ref:"#/$defs/common/$defs/scalar"},min:{type:"integer"},max:{type:"integer"},cite:{$ref:"\
#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["id","title","type","default","cite"]},"x-unique":"id"},enums:{
type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/te\
xt"},members:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/id"},title:{$ref:"#/$defs/com\
mon/$defs/text"}},additionalProperties:!1,required:["id"]},minItems:1,maxItems:200,"x-unique":"id"}},additionalProperties:!1,
required:["id","members"]},"x-unique":"id"},attributes:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/\
common/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},type:{$ref:"#/$defs/common/$defs/typeName"},default:{$ref:"\
#/$defs/common/$defs/scalar"}},additionalProperties:!1,required:["id","type"]},"x-unique":"id"},hexAttributes:{type:"arr\
ay",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},type:{
$ref:"#/$defs/common/$defs/typeName"},default:{$ref:"#/$defs/common/$defs/scalar"}},additionalProperties:!1,required:["i\
d","type"]},"x-unique":"id"},statuses:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},
title:{$ref:"#/$defs/common/$defs/text"},on:{enum:["unit","hex","side","game"]},type:{$ref:"#/$defs/common/$defs/typeNam\
e"},default:{$ref:"#/$defs/common/$defs/scalar"},marker:{$ref:"#/$defs/common/$defs/id"},expires:{type:"array",items:{$ref:"\
#/$defs/common/$defs/id"}},note:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,
required:["id","on","type"]},"x-unique":"id"},tracks:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/co\
mmon/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},perSide:{type:"boolean"},min:{type:"integer"},max:{type:"inte\
ger"},start:{type:"integer"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["id","title","mi\
n","max","start"]},"x-unique":"id"},boxes:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/\
name"},title:{$ref:"#/$defs/common/$defs/text"},kind:{enum:["box","pool"]},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,
required:["id","title"]},"x-unique":"id"},stacking:{type:"object",properties:{legal:{$ref:"#/$defs/common/$defs/expressi\
on"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["legal","cite"]},terms:{type:"array",items:{
type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},params:{type:"o\
bject",additionalProperties:{$ref:"#/$defs/common/$defs/typeName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},is:{
$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["id",
"is","cite"]},"x-unique":"id"}},required:["$schema","id","version","title","sides"],additionalProperties:!1};var Hr=new RegExp("^(list<)?[a-z][A-Za-z0-9]*>?$","u");function je(s,{instancePath:t="",parentData:qe,parentDataProperty:De,
rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=je.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>60)return je.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:60}}],!1;if(!Hr.test(s))return je.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"patte\
rn",params:{pattern:"^(list<)?[a-z][A-Za-z0-9]*>?$"}}],!1}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}}],!1;return je.errors=r,e===0}je.evaluated={dynamicProps:!1,dynamicItems:!1};var Jr=new RegExp(
"^[0-9]+\\.[0-9]+\\.[0-9]+$","u");function oe(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){
let r=null,e=0,L=oe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let U;if(s.$schema===void 0&&(U="$schema")||s.id===void 0&&(U="id")||s.version===void 0&&(U=
"version")||s.title===void 0&&(U="title")||s.sides===void 0&&(U="sides"))return oe.errors=[{instancePath:t,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:U}}],!1;{let V=e;for(let o in s)if(!ze.call(nr.properties,o)){return oe.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(V===e){if(s.$schema!==void 0){let o=e;if(typeof s.$schema!="string")return oe.errors=[{instancePath:t+"/$sch\
ema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;if(p){
if(s.id!==void 0){let o=e;E(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var p=o===e}else var p=!0;if(p){if(s.version!==void 0){let o=s.version,
g=e;if(e===g)if(typeof o=="string"){if(!Jr.test(o))return oe.errors=[{instancePath:t+"/version",schemaPath:"#/properties\
/version/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+$"}}],!1}else return oe.errors=[{instancePath:t+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}}],!1;var p=g===e}else var p=!0;if(p){
if(s.title!==void 0){let o=e;v(s.title,{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=o===e}else var p=!0;if(p){if(s.subtitle!==void 0){let o=e;v(s.
subtitle,{instancePath:t+"/subtitle",parentData:s,parentDataProperty:"subtitle",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var p=o===e}else var p=!0;if(p){if(s.credits!==void 0){let o=s.credits,g=e;if(e===
g)if(Array.isArray(o)){var q=!0;let T=o.length;for(let a=0;a<T;a++){let i=e;v(o[a],{instancePath:t+"/credits/"+a,parentData:o,
parentDataProperty:a,rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var q=i===e;if(!q)
break}}else return oe.errors=[{instancePath:t+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type:"\
array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.about!==void 0){let o=e;v(s.about,{instancePath:t+"/about",parentData:s,
parentDataProperty:"about",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=o===
e}else var p=!0;if(p){if(s.language!==void 0){let o=e;if(typeof s.language!="string")return oe.errors=[{instancePath:t+"\
/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"}}],!1;var p=o===e}else var p=!0;
if(p){if(s.provenance!==void 0){let o=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"p\
rovenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=o===e}else var p=!0;
if(p){if(s.sides!==void 0){let o=s.sides,g=e;if(e===g)if(Array.isArray(o)){if(o.length>8)return oe.errors=[{instancePath:t+
"/sides",schemaPath:"#/properties/sides/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(o.length<2)return oe.errors=
[{instancePath:t+"/sides",schemaPath:"#/properties/sides/minItems",keyword:"minItems",params:{limit:2}}],!1;{var A=!0;let T=o.
length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&
(F="id")||i.name===void 0&&(F="name")||i.color===void 0&&(F="color"))return oe.errors=[{instancePath:t+"/sides/"+a,schemaPath:"\
#/properties/sides/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="\
id"||n==="name"||n==="color"||n==="ink")){return oe.errors=[{instancePath:t+"/sides/"+a,schemaPath:"#/properties/sides/i\
tems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===e){if(i.id!==void 0){
let n=e;h(i.id,{instancePath:t+"/sides/"+a+"/id",parentData:i,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=
r===null?h.errors:r.concat(h.errors),e=r.length);var C=n===e}else var C=!0;if(C){if(i.name!==void 0){let n=e;v(i.name,{instancePath:t+
"/sides/"+a+"/name",parentData:i,parentDataProperty:"name",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var C=n===e}else var C=!0;if(C){if(i.color!==void 0){let n=e;de(i.color,{instancePath:t+"/sides/"+
a+"/color",parentData:i,parentDataProperty:"color",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),
e=r.length);var C=n===e}else var C=!0;if(C)if(i.ink!==void 0){let n=e;de(i.ink,{instancePath:t+"/sides/"+a+"/ink",parentData:i,
parentDataProperty:"ink",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var C=n===
e}else var C=!0}}}}}else return oe.errors=[{instancePath:t+"/sides/"+a,schemaPath:"#/properties/sides/items/type",keyword:"\
type",params:{type:"object"}}],!1;var A=y===e;if(!A)break}if(A){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&
y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)
return oe.errors=[{instancePath:t+"/sides",schemaPath:"#/properties/sides/x-unique",keyword:"x-unique",params:{}}],!1}}}else
return oe.errors=[{instancePath:t+"/sides",schemaPath:"#/properties/sides/type",keyword:"type",params:{type:"array"}}],!1;
var p=g===e}else var p=!0;if(p){if(s.turnNames!==void 0){let o=s.turnNames,g=e;if(e===g)if(Array.isArray(o)){var N=!0;let T=o.
length;for(let a=0;a<T;a++){let i=e;v(o[a],{instancePath:t+"/turnNames/"+a,parentData:o,parentDataProperty:a,rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var N=i===e;if(!N)break}}else return oe.errors=[
{instancePath:t+"/turnNames",schemaPath:"#/properties/turnNames/type",keyword:"type",params:{type:"array"}}],!1;var p=g===
e}else var p=!0;if(p){if(s.movementScale!==void 0){let o=s.movementScale,g=e;if(!(o===1||o===2||o===4))return oe.errors=
[{instancePath:t+"/movementScale",schemaPath:"#/properties/movementScale/enum",keyword:"enum",params:{allowedValues:nr.properties.
movementScale.enum}}],!1;var p=g===e}else var p=!0;if(p){if(s.options!==void 0){let o=s.options,g=e;if(e===g)if(Array.isArray(
o)){var O=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;
if(i.id===void 0&&(F="id")||i.title===void 0&&(F="title")||i.type===void 0&&(F="type")||i.default===void 0&&(F="default")||
i.cite===void 0&&(F="cite"))return oe.errors=[{instancePath:t+"/options/"+a,schemaPath:"#/properties/options/items/requi\
red",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="text"||
n==="type"||n==="default"||n==="min"||n==="max"||n==="cite")){return oe.errors=[{instancePath:t+"/options/"+a,schemaPath:"\
#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}
if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/options/"+a+"/id",parentData:i,parentDataProperty:"id",rootData:l,
dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var J=n===e}else var J=!0;if(J){if(i.title!==void 0){
let n=e;v(i.title,{instancePath:t+"/options/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var J=n===e}else var J=!0;if(J){if(i.text!==void 0){let n=e;v(i.text,
{instancePath:t+"/options/"+a+"/text",parentData:i,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var J=n===e}else var J=!0;if(J){if(i.type!==void 0){let n=e;je(i.type,{instancePath:t+
"/options/"+a+"/type",parentData:i,parentDataProperty:"type",rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(
je.errors),e=r.length);var J=n===e}else var J=!0;if(J){if(i.default!==void 0){let n=e;he(i.default,{instancePath:t+"/opt\
ions/"+a+"/default",parentData:i,parentDataProperty:"default",rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(
he.errors),e=r.length);var J=n===e}else var J=!0;if(J){if(i.min!==void 0){let n=i.min,_=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/options/"+a+"/min",schemaPath:"#/properties/options/items/pr\
operties/min/type",keyword:"type",params:{type:"integer"}}],!1;var J=_===e}else var J=!0;if(J){if(i.max!==void 0){let n=i.
max,_=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/options/"+a+"/max",
schemaPath:"#/properties/options/items/properties/max/type",keyword:"type",params:{type:"integer"}}],!1;var J=_===e}else
var J=!0;if(J)if(i.cite!==void 0){let n=e;M(i.cite,{instancePath:t+"/options/"+a+"/cite",parentData:i,parentDataProperty:"\
cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var J=n===e}else var J=!0}}}}}}}}}else
return oe.errors=[{instancePath:t+"/options/"+a,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type:"\
object"}}],!1;var O=y===e;if(!O)break}if(O){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(
y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)return oe.errors=[{instancePath:t+
"/options",schemaPath:"#/properties/options/x-unique",keyword:"x-unique",params:{}}],!1}}else return oe.errors=[{instancePath:t+
"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){
if(s.enums!==void 0){let o=s.enums,g=e;if(e===g)if(Array.isArray(o)){var j=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],
y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.members===void 0&&(F="memb\
ers"))return oe.errors=[{instancePath:t+"/enums/"+a,schemaPath:"#/properties/enums/items/required",keyword:"required",params:{
missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="members")){return oe.errors=[{instancePath:t+
"/enums/"+a,schemaPath:"#/properties/enums/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/enums/"+a+"/id",parentData:i,parentDataProperty:"i\
d",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var X=n===e}else var X=!0;if(X){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/enums/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var X=n===e}else var X=!0;if(X)if(i.members!==void 0){
let n=i.members,_=e;if(e===_)if(Array.isArray(n)){if(n.length>200)return oe.errors=[{instancePath:t+"/enums/"+a+"/member\
s",schemaPath:"#/properties/enums/items/properties/members/maxItems",keyword:"maxItems",params:{limit:200}}],!1;if(n.length<
1)return oe.errors=[{instancePath:t+"/enums/"+a+"/members",schemaPath:"#/properties/enums/items/properties/members/minIt\
ems",keyword:"minItems",params:{limit:1}}],!1;{var z=!0;let x=n.length;for(let m=0;m<x;m++){let D=n[m],me=e;if(e===me)if(D&&
typeof D=="object"&&!Array.isArray(D)){let re;if(D.id===void 0&&(re="id"))return oe.errors=[{instancePath:t+"/enums/"+a+
"/members/"+m,schemaPath:"#/properties/enums/items/properties/members/items/required",keyword:"required",params:{missingProperty:re}}],
!1;{let se=e;for(let le in D)if(!(le==="id"||le==="title")){return oe.errors=[{instancePath:t+"/enums/"+a+"/members/"+m,
schemaPath:"#/properties/enums/items/properties/members/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:le}}],!1;break}if(se===e){if(D.id!==void 0){let le=e;E(D.id,{instancePath:t+"/enums/"+a+"/members/"+m+
"/id",parentData:D,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);
var S=le===e}else var S=!0;if(S)if(D.title!==void 0){let le=e;v(D.title,{instancePath:t+"/enums/"+a+"/members/"+m+"/titl\
e",parentData:D,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);
var S=le===e}else var S=!0}}}else return oe.errors=[{instancePath:t+"/enums/"+a+"/members/"+m,schemaPath:"#/properties/e\
nums/items/properties/members/items/type",keyword:"type",params:{type:"object"}}],!1;var z=me===e;if(!z)break}if(z){let m=!0,
D=new Set;for(let me of n)if(typeof me=="object"&&me!==null&&Object.hasOwn(me,"id")){let B=me.id;(typeof B=="string"||typeof B==
"number")&&(D.has(B)&&(m=!1),D.add(B))}if(!m)return oe.errors=[{instancePath:t+"/enums/"+a+"/members",schemaPath:"#/prop\
erties/enums/items/properties/members/x-unique",keyword:"x-unique",params:{}}],!1}}}else return oe.errors=[{instancePath:t+
"/enums/"+a+"/members",schemaPath:"#/properties/enums/items/properties/members/type",keyword:"type",params:{type:"array"}}],
!1;var X=_===e}else var X=!0}}}}else return oe.errors=[{instancePath:t+"/enums/"+a,schemaPath:"#/properties/enums/items/\
type",keyword:"type",params:{type:"object"}}],!1;var j=y===e;if(!j)break}if(j){let a=!0,i=new Set;for(let y of o)if(typeof y==
"object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(
k))}if(!a)return oe.errors=[{instancePath:t+"/enums",schemaPath:"#/properties/enums/x-unique",keyword:"x-unique",params:{}}],
!1}}else return oe.errors=[{instancePath:t+"/enums",schemaPath:"#/properties/enums/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var p=g===e}else var p=!0;if(p){if(s.attributes!==void 0){let o=s.attributes,g=e;if(e===g)if(Array.isArray(o)){
var Z=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;
if(i.id===void 0&&(F="id")||i.type===void 0&&(F="type"))return oe.errors=[{instancePath:t+"/attributes/"+a,schemaPath:"#\
/properties/attributes/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n===
"id"||n==="title"||n==="type"||n==="default")){return oe.errors=[{instancePath:t+"/attributes/"+a,schemaPath:"#/properti\
es/attributes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(P===
e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/attributes/"+a+"/id",parentData:i,parentDataProperty:"id",rootData:l,
dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var I=n===e}else var I=!0;if(I){if(i.title!==void 0){
let n=e;v(i.title,{instancePath:t+"/attributes/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var I=n===e}else var I=!0;if(I){if(i.type!==void 0){let n=e;je(i.type,
{instancePath:t+"/attributes/"+a+"/type",parentData:i,parentDataProperty:"type",rootData:l,dynamicAnchors:f})||(r=r===null?
je.errors:r.concat(je.errors),e=r.length);var I=n===e}else var I=!0;if(I)if(i.default!==void 0){let n=e;he(i.default,{instancePath:t+
"/attributes/"+a+"/default",parentData:i,parentDataProperty:"default",rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:
r.concat(he.errors),e=r.length);var I=n===e}else var I=!0}}}}}else return oe.errors=[{instancePath:t+"/attributes/"+a,schemaPath:"\
#/properties/attributes/items/type",keyword:"type",params:{type:"object"}}],!1;var Z=y===e;if(!Z)break}if(Z){let a=!0,i=new Set;
for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&
(i.has(k)&&(a=!1),i.add(k))}if(!a)return oe.errors=[{instancePath:t+"/attributes",schemaPath:"#/properties/attributes/x-\
unique",keyword:"x-unique",params:{}}],!1}}else return oe.errors=[{instancePath:t+"/attributes",schemaPath:"#/properties\
/attributes/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.hexAttributes!==void 0){
let o=s.hexAttributes,g=e;if(e===g)if(Array.isArray(o)){var $=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===
y)if(i&&typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.type===void 0&&(F="type"))return oe.errors=
[{instancePath:t+"/hexAttributes/"+a,schemaPath:"#/properties/hexAttributes/items/required",keyword:"required",params:{missingProperty:F}}],
!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="type"||n==="default")){return oe.errors=[{instancePath:t+"/h\
exAttributes/"+a,schemaPath:"#/properties/hexAttributes/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n}}],!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/hexAttributes/"+a+"/id",parentData:i,
parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var R=n===e}else
var R=!0;if(R){if(i.title!==void 0){let n=e;v(i.title,{instancePath:t+"/hexAttributes/"+a+"/title",parentData:i,parentDataProperty:"\
title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var R=n===e}else var R=!0;if(R){
if(i.type!==void 0){let n=e;je(i.type,{instancePath:t+"/hexAttributes/"+a+"/type",parentData:i,parentDataProperty:"type",
rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);var R=n===e}else var R=!0;if(R)if(i.
default!==void 0){let n=e;he(i.default,{instancePath:t+"/hexAttributes/"+a+"/default",parentData:i,parentDataProperty:"d\
efault",rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var R=n===e}else var R=!0}}}}}else
return oe.errors=[{instancePath:t+"/hexAttributes/"+a,schemaPath:"#/properties/hexAttributes/items/type",keyword:"type",
params:{type:"object"}}],!1;var $=y===e;if(!$)break}if($){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&y!==null&&
Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)return oe.
errors=[{instancePath:t+"/hexAttributes",schemaPath:"#/properties/hexAttributes/x-unique",keyword:"x-unique",params:{}}],
!1}}else return oe.errors=[{instancePath:t+"/hexAttributes",schemaPath:"#/properties/hexAttributes/type",keyword:"type",
params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.statuses!==void 0){let o=s.statuses,g=e;if(e===g)if(Array.
isArray(o)){var ee=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(
i)){let F;if(i.id===void 0&&(F="id")||i.on===void 0&&(F="on")||i.type===void 0&&(F="type"))return oe.errors=[{instancePath:t+
"/statuses/"+a,schemaPath:"#/properties/statuses/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;
for(let n in i)if(!ze.call(nr.properties.statuses.items.properties,n)){return oe.errors=[{instancePath:t+"/statuses/"+a,
schemaPath:"#/properties/statuses/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/statuses/"+a+"/id",parentData:i,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var W=n===e}else var W=!0;if(W){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/statuses/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var W=n===e}else var W=!0;if(W){if(i.on!==void 0){
let n=i.on,_=e;if(!(n==="unit"||n==="hex"||n==="side"||n==="game"))return oe.errors=[{instancePath:t+"/statuses/"+a+"/on",
schemaPath:"#/properties/statuses/items/properties/on/enum",keyword:"enum",params:{allowedValues:nr.properties.statuses.
items.properties.on.enum}}],!1;var W=_===e}else var W=!0;if(W){if(i.type!==void 0){let n=e;je(i.type,{instancePath:t+"/s\
tatuses/"+a+"/type",parentData:i,parentDataProperty:"type",rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(
je.errors),e=r.length);var W=n===e}else var W=!0;if(W){if(i.default!==void 0){let n=e;he(i.default,{instancePath:t+"/sta\
tuses/"+a+"/default",parentData:i,parentDataProperty:"default",rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(
he.errors),e=r.length);var W=n===e}else var W=!0;if(W){if(i.marker!==void 0){let n=e;E(i.marker,{instancePath:t+"/status\
es/"+a+"/marker",parentData:i,parentDataProperty:"marker",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.
errors),e=r.length);var W=n===e}else var W=!0;if(W){if(i.expires!==void 0){let n=i.expires,_=e;if(e===_)if(Array.isArray(
n)){var H=!0;let x=n.length;for(let m=0;m<x;m++){let D=e;E(n[m],{instancePath:t+"/statuses/"+a+"/expires/"+m,parentData:n,
parentDataProperty:m,rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var H=D===e;if(!H)
break}}else return oe.errors=[{instancePath:t+"/statuses/"+a+"/expires",schemaPath:"#/properties/statuses/items/properti\
es/expires/type",keyword:"type",params:{type:"array"}}],!1;var W=_===e}else var W=!0;if(W){if(i.note!==void 0){let n=e;v(
i.note,{instancePath:t+"/statuses/"+a+"/note",parentData:i,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===
null?v.errors:r.concat(v.errors),e=r.length);var W=n===e}else var W=!0;if(W)if(i.cite!==void 0){let n=e;M(i.cite,{instancePath:t+
"/statuses/"+a+"/cite",parentData:i,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var W=n===e}else var W=!0}}}}}}}}}}else return oe.errors=[{instancePath:t+"/statuses/"+a,schemaPath:"\
#/properties/statuses/items/type",keyword:"type",params:{type:"object"}}],!1;var ee=y===e;if(!ee)break}if(ee){let a=!0,i=new Set;
for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&
(i.has(k)&&(a=!1),i.add(k))}if(!a)return oe.errors=[{instancePath:t+"/statuses",schemaPath:"#/properties/statuses/x-uniq\
ue",keyword:"x-unique",params:{}}],!1}}else return oe.errors=[{instancePath:t+"/statuses",schemaPath:"#/properties/statu\
ses/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.tracks!==void 0){let o=s.tracks,
g=e;if(e===g)if(Array.isArray(o)){var ge=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i==
"object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.title===void 0&&(F="title")||i.min===void 0&&(F="min")||
i.max===void 0&&(F="max")||i.start===void 0&&(F="start"))return oe.errors=[{instancePath:t+"/tracks/"+a,schemaPath:"#/pr\
operties/tracks/items/required",keyword:"required",params:{missingProperty:F}}],!1;{let P=e;for(let n in i)if(!(n==="id"||
n==="title"||n==="perSide"||n==="min"||n==="max"||n==="start"||n==="cite")){return oe.errors=[{instancePath:t+"/tracks/"+
a,schemaPath:"#/properties/tracks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/tracks/"+a+"/id",parentData:i,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var c=n===e}else var c=!0;if(c){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/tracks/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var c=n===e}else var c=!0;if(c){if(i.perSide!==void 0){
let n=e;if(typeof i.perSide!="boolean")return oe.errors=[{instancePath:t+"/tracks/"+a+"/perSide",schemaPath:"#/propertie\
s/tracks/items/properties/perSide/type",keyword:"type",params:{type:"boolean"}}],!1;var c=n===e}else var c=!0;if(c){if(i.
min!==void 0){let n=i.min,_=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+
"/tracks/"+a+"/min",schemaPath:"#/properties/tracks/items/properties/min/type",keyword:"type",params:{type:"integer"}}],
!1;var c=_===e}else var c=!0;if(c){if(i.max!==void 0){let n=i.max,_=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return oe.errors=[{instancePath:t+"/tracks/"+a+"/max",schemaPath:"#/properties/tracks/items/properties/max/type",keyword:"\
type",params:{type:"integer"}}],!1;var c=_===e}else var c=!0;if(c){if(i.start!==void 0){let n=i.start,_=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return oe.errors=[{instancePath:t+"/tracks/"+a+"/start",schemaPath:"#/properti\
es/tracks/items/properties/start/type",keyword:"type",params:{type:"integer"}}],!1;var c=_===e}else var c=!0;if(c)if(i.cite!==
void 0){let n=e;M(i.cite,{instancePath:t+"/tracks/"+a+"/cite",parentData:i,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||
(r=r===null?M.errors:r.concat(M.errors),e=r.length);var c=n===e}else var c=!0}}}}}}}}else return oe.errors=[{instancePath:t+
"/tracks/"+a,schemaPath:"#/properties/tracks/items/type",keyword:"type",params:{type:"object"}}],!1;var ge=y===e;if(!ge)
break}if(ge){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k==
"string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)return oe.errors=[{instancePath:t+"/tracks",schemaPath:"\
#/properties/tracks/x-unique",keyword:"x-unique",params:{}}],!1}}else return oe.errors=[{instancePath:t+"/tracks",schemaPath:"\
#/properties/tracks/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0;if(p){if(s.boxes!==void 0){
let o=s.boxes,g=e;if(e===g)if(Array.isArray(o)){var K=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&
typeof i=="object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.title===void 0&&(F="title"))return oe.errors=
[{instancePath:t+"/boxes/"+a,schemaPath:"#/properties/boxes/items/required",keyword:"required",params:{missingProperty:F}}],
!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="kind"||n==="cite")){return oe.errors=[{instancePath:t+"/boxe\
s/"+a,schemaPath:"#/properties/boxes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/boxes/"+a+"/id",parentData:i,parentDataProperty:"i\
d",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var be=n===e}else var be=!0;if(be){
if(i.title!==void 0){let n=e;v(i.title,{instancePath:t+"/boxes/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var be=n===e}else var be=!0;if(be){if(i.kind!==void 0){
let n=i.kind,_=e;if(!(n==="box"||n==="pool"))return oe.errors=[{instancePath:t+"/boxes/"+a+"/kind",schemaPath:"#/propert\
ies/boxes/items/properties/kind/enum",keyword:"enum",params:{allowedValues:nr.properties.boxes.items.properties.kind.enum}}],
!1;var be=_===e}else var be=!0;if(be)if(i.cite!==void 0){let n=e;M(i.cite,{instancePath:t+"/boxes/"+a+"/cite",parentData:i,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var be=n===
e}else var be=!0}}}}}else return oe.errors=[{instancePath:t+"/boxes/"+a,schemaPath:"#/properties/boxes/items/type",keyword:"\
type",params:{type:"object"}}],!1;var K=y===e;if(!K)break}if(K){let a=!0,i=new Set;for(let y of o)if(typeof y=="object"&&
y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k=="number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)
return oe.errors=[{instancePath:t+"/boxes",schemaPath:"#/properties/boxes/x-unique",keyword:"x-unique",params:{}}],!1}}else
return oe.errors=[{instancePath:t+"/boxes",schemaPath:"#/properties/boxes/type",keyword:"type",params:{type:"array"}}],!1;
var p=g===e}else var p=!0;if(p){if(s.stacking!==void 0){let o=s.stacking,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(
o)){let T;if(o.legal===void 0&&(T="legal")||o.cite===void 0&&(T="cite"))return oe.errors=[{instancePath:t+"/stacking",schemaPath:"\
#/properties/stacking/required",keyword:"required",params:{missingProperty:T}}],!1;{let a=e;for(let i in o)if(!(i==="leg\
al"||i==="cite")){return oe.errors=[{instancePath:t+"/stacking",schemaPath:"#/properties/stacking/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(o.legal!==void 0){let i=e;w(o.legal,
{instancePath:t+"/stacking/legal",parentData:o,parentDataProperty:"legal",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var Q=i===e}else var Q=!0;if(Q)if(o.cite!==void 0){let i=e;M(o.cite,{instancePath:t+"/sta\
cking/cite",parentData:o,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),
e=r.length);var Q=i===e}else var Q=!0}}}else return oe.errors=[{instancePath:t+"/stacking",schemaPath:"#/properties/stac\
king/type",keyword:"type",params:{type:"object"}}],!1;var p=g===e}else var p=!0;if(p)if(s.terms!==void 0){let o=s.terms,
g=e;if(e===g)if(Array.isArray(o)){var u=!0;let T=o.length;for(let a=0;a<T;a++){let i=o[a],y=e;if(e===y)if(i&&typeof i=="\
object"&&!Array.isArray(i)){let F;if(i.id===void 0&&(F="id")||i.is===void 0&&(F="is")||i.cite===void 0&&(F="cite"))return oe.
errors=[{instancePath:t+"/terms/"+a,schemaPath:"#/properties/terms/items/required",keyword:"required",params:{missingProperty:F}}],
!1;{let P=e;for(let n in i)if(!(n==="id"||n==="title"||n==="params"||n==="is"||n==="cite")){return oe.errors=[{instancePath:t+
"/terms/"+a,schemaPath:"#/properties/terms/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(P===e){if(i.id!==void 0){let n=e;h(i.id,{instancePath:t+"/terms/"+a+"/id",parentData:i,parentDataProperty:"i\
d",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var d=n===e}else var d=!0;if(d){if(i.
title!==void 0){let n=e;v(i.title,{instancePath:t+"/terms/"+a+"/title",parentData:i,parentDataProperty:"title",rootData:l,
dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var d=n===e}else var d=!0;if(d){if(i.params!==void 0){
let n=i.params,_=e;if(e===_)if(n&&typeof n=="object"&&!Array.isArray(n)){for(let x in n){let m=e;h(x,{instancePath:t+"/t\
erms/"+a+"/params",parentData:n,parentDataProperty:"params",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(
h.errors),e=r.length);var b=m===e;if(!b){let D={instancePath:t+"/terms/"+a+"/params",schemaPath:"#/properties/terms/item\
s/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName:x}};return r===null?r=[D]:r.push(D),e++,
oe.errors=r,!1;break}}if(b)for(let x in n){let m=e;je(n[x],{instancePath:t+"/terms/"+a+"/params/"+x.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:n,parentDataProperty:x,rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),e=
r.length);var G=m===e;if(!G)break}}else return oe.errors=[{instancePath:t+"/terms/"+a+"/params",schemaPath:"#/properties\
/terms/items/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var d=_===e}else var d=!0;if(d){if(i.is!==
void 0){let n=e;w(i.is,{instancePath:t+"/terms/"+a+"/is",parentData:i,parentDataProperty:"is",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var d=n===e}else var d=!0;if(d)if(i.cite!==void 0){let n=e;M(i.cite,
{instancePath:t+"/terms/"+a+"/cite",parentData:i,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.
errors:r.concat(M.errors),e=r.length);var d=n===e}else var d=!0}}}}}}else return oe.errors=[{instancePath:t+"/terms/"+a,
schemaPath:"#/properties/terms/items/type",keyword:"type",params:{type:"object"}}],!1;var u=y===e;if(!u)break}if(u){let a=!0,
i=new Set;for(let y of o)if(typeof y=="object"&&y!==null&&Object.hasOwn(y,"id")){let k=y.id;(typeof k=="string"||typeof k==
"number")&&(i.has(k)&&(a=!1),i.add(k))}if(!a)return oe.errors=[{instancePath:t+"/terms",schemaPath:"#/properties/terms/x\
-unique",keyword:"x-unique",params:{}}],!1}}else return oe.errors=[{instancePath:t+"/terms",schemaPath:"#/properties/ter\
ms/type",keyword:"type",params:{type:"array"}}],!1;var p=g===e}else var p=!0}}}}}}}}}}}}}}}}}}}}}}else return oe.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=r,e===0}oe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var qr=Ge,gr={type:"object",properties:{$schema:{type:"string"},id:{$ref:"#/$defs/commo\
n/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$def\
s/common/$defs/provenance"},on:{enum:["enter","leave","eliminate"]},params:{type:"object",additionalProperties:{$ref:"#/\
$defs/common/$defs/typeName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},returns:{type:"object",properties:{type:{
$ref:"#/$defs/common/$defs/typeName"},value:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,required:[
"type","value"]},do:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}}},required:["$schema","id","title","cite",
"do"],additionalProperties:!1,$defs:{node:{oneOf:[{type:"object",properties:{choose:{$ref:"#/$defs/common/$defs/name"},by:{
$ref:"#/$defs/common/$defs/expression"},ask:{$ref:"#/$defs/common/$defs/template"},from:{$ref:"#/$defs/common/$defs/expr\
ession"},allow:{$ref:"#/$defs/common/$defs/expression"},options:{type:"array",items:{type:"object",properties:{id:{$ref:"\
#/$defs/common/$defs/id"},text:{$ref:"#/$defs/common/$defs/template"},when:{$ref:"#/$defs/common/$defs/expression"},do:{
type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,
required:["id","text"]},minItems:1,maxItems:30,"x-unique":"id"},done:{type:"object",properties:{text:{$ref:"#/$defs/comm\
on/$defs/text"},when:{$ref:"#/$defs/common/$defs/expression"},leave:{type:"boolean"}},additionalProperties:!1,required:[
"text"]},many:{type:"object",properties:{as:{$ref:"#/$defs/common/$defs/name"},least:{$ref:"#/$defs/common/$defs/express\
ion"},most:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,required:["as"]},auto:{type:"boolean"},when:{
$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/templat\
e"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["choose","ask"]},{type:"object",properties:{
roll:{type:"string",pattern:"^[1-9]?d[0-9]{1,3}$"},as:{$ref:"#/$defs/common/$defs/name"},by:{$ref:"#/$defs/common/$defs/\
expression"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/c\
ommon/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["roll","as"]},{type:"\
object",properties:{draw:{$ref:"#/$defs/common/$defs/expression"},as:{$ref:"#/$defs/common/$defs/name"},when:{$ref:"#/$d\
efs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/template"},print:{
$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["draw","as"]},{type:"object",properties:{lookup:{type:"\
object",additionalProperties:{$ref:"#/$defs/common/$defs/expression"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},
when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/t\
emplate"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["lookup"]},{type:"object",properties:{
apply:{type:"array",items:{$ref:"#/$defs/procedure/$defs/effect"},minItems:1},when:{$ref:"#/$defs/common/$defs/expressio\
n"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$def\
s/text"}},additionalProperties:!1,required:["apply"]},{type:"object",properties:{each:{$ref:"#/$defs/common/$defs/expres\
sion"},as:{$ref:"#/$defs/common/$defs/name"},do:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},when:{$ref:"#\
/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/template"},print:{
$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["each","as","do"]},{type:"object",properties:{repeat:{
type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},until:{$ref:"#/$defs/common/$defs/expression"},max:{$ref:"#/$d\
efs/common/$defs/expression"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{
$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["repea\
t"]},{type:"object",properties:{call:{$ref:"#/$defs/common/$defs/name"},with:{type:"object",additionalProperties:{$ref:"\
#/$defs/common/$defs/expression"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},as:{$ref:"#/$defs/common/$defs/name"},
when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/t\
emplate"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["call"]},{type:"object",properties:{
travel:{$ref:"#/$defs/common/$defs/name"},who:{$ref:"#/$defs/common/$defs/expression"},with:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/expression"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},by:{$ref:"#/$defs/common/$defs\
/expression"},ask:{$ref:"#/$defs/common/$defs/template"},stay:{type:"boolean"},as:{$ref:"#/$defs/common/$defs/name"},when:{
$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/templat\
e"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["travel","who"]},{type:"object",properties:{
leave:{enum:["loop","procedure"]},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},
text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:[
"leave"]},{type:"object",properties:{do:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},else:{type:"array",items:{
$ref:"#/$defs/procedure/$defs/node"}},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cit\
e"},text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:[
"do"]}]},effect:{oneOf:[{type:"object",properties:{move:{$ref:"#/$defs/common/$defs/expression"},to:{$ref:"#/$defs/commo\
n/$defs/expression"}},additionalProperties:!1,required:["move","to"]},{type:"object",properties:{box:{$ref:"#/$defs/comm\
on/$defs/expression"},to:{$ref:"#/$defs/common/$defs/name"}},additionalProperties:!1,required:["box","to"]},{type:"objec\
t",properties:{turn:{$ref:"#/$defs/common/$defs/expression"},to:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,
required:["turn","to"]},{type:"object",properties:{lose:{$ref:"#/$defs/common/$defs/expression"},steps:{$ref:"#/$defs/co\
mmon/$defs/expression"},to:{$ref:"#/$defs/common/$defs/name"}},additionalProperties:!1,required:["lose"]},{type:"object",
properties:{gain:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,required:["gain"]},{type:"object",properties:{
set:{$ref:"#/$defs/common/$defs/name"},on:{$ref:"#/$defs/common/$defs/expression"},to:{$ref:"#/$defs/common/$defs/expres\
sion"}},additionalProperties:!1,required:["set"]},{type:"object",properties:{clear:{$ref:"#/$defs/common/$defs/name"}},additionalProperties:!1,
required:["clear"]},{type:"object",properties:{track:{$ref:"#/$defs/common/$defs/name"},side:{$ref:"#/$defs/common/$defs\
/expression"},add:{$ref:"#/$defs/common/$defs/expression"},to:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,
required:["track"]},{type:"object",properties:{end:{$ref:"#/$defs/common/$defs/template"},winner:{$ref:"#/$defs/common/$\
defs/expression"},level:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["end"]}]}}},dr={oneOf:[{type:"\
object",properties:{choose:{$ref:"#/$defs/common/$defs/name"},by:{$ref:"#/$defs/common/$defs/expression"},ask:{$ref:"#/$\
defs/common/$defs/template"},from:{$ref:"#/$defs/common/$defs/expression"},allow:{$ref:"#/$defs/common/$defs/expression"},
options:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/id"},text:{$ref:"#/$defs/common/$d\
efs/template"},when:{$ref:"#/$defs/common/$defs/expression"},do:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},
cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["id","text"]},minItems:1,maxItems:30,"x-uniqu\
e":"id"},done:{type:"object",properties:{text:{$ref:"#/$defs/common/$defs/text"},when:{$ref:"#/$defs/common/$defs/expres\
sion"},leave:{type:"boolean"}},additionalProperties:!1,required:["text"]},many:{type:"object",properties:{as:{$ref:"#/$d\
efs/common/$defs/name"},least:{$ref:"#/$defs/common/$defs/expression"},most:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,
required:["as"]},auto:{type:"boolean"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/ci\
te"},text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:[
"choose","ask"]},{type:"object",properties:{roll:{type:"string",pattern:"^[1-9]?d[0-9]{1,3}$"},as:{$ref:"#/$defs/common/\
$defs/name"},by:{$ref:"#/$defs/common/$defs/expression"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$de\
fs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,
required:["roll","as"]},{type:"object",properties:{draw:{$ref:"#/$defs/common/$defs/expression"},as:{$ref:"#/$defs/commo\
n/$defs/name"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs\
/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["draw","as"]},{type:"\
object",properties:{lookup:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/expression"},propertyNames:{$ref:"\
#/$defs/common/$defs/name"}},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{
$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["looku\
p"]},{type:"object",properties:{apply:{type:"array",items:{$ref:"#/$defs/procedure/$defs/effect"},minItems:1},when:{$ref:"\
#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/template"},print:{
$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["apply"]},{type:"object",properties:{each:{$ref:"#/\
$defs/common/$defs/expression"},as:{$ref:"#/$defs/common/$defs/name"},do:{type:"array",items:{$ref:"#/$defs/procedure/$d\
efs/node"}},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/co\
mmon/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["each","as","do"]},{type:"\
object",properties:{repeat:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},until:{$ref:"#/$defs/common/$defs/\
expression"},max:{$ref:"#/$defs/common/$defs/expression"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$d\
efs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,
required:["repeat"]},{type:"object",properties:{call:{$ref:"#/$defs/common/$defs/name"},with:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/expression"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},as:{$ref:"#/$defs/common/$defs\
/name"},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common\
/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["call"]},{type:"object",properties:{
travel:{$ref:"#/$defs/common/$defs/name"},who:{$ref:"#/$defs/common/$defs/expression"},with:{type:"object",additionalProperties:{
$ref:"#/$defs/common/$defs/expression"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},by:{$ref:"#/$defs/common/$defs\
/expression"},ask:{$ref:"#/$defs/common/$defs/template"},stay:{type:"boolean"},as:{$ref:"#/$defs/common/$defs/name"},when:{
$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/templat\
e"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:["travel","who"]},{type:"object",properties:{
leave:{enum:["loop","procedure"]},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"},
text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:[
"leave"]},{type:"object",properties:{do:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}},else:{type:"array",items:{
$ref:"#/$defs/procedure/$defs/node"}},when:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cit\
e"},text:{$ref:"#/$defs/common/$defs/template"},print:{$ref:"#/$defs/common/$defs/text"}},additionalProperties:!1,required:[
"do"]}]};function ke(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=ke.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(typeof s=="string"){if(Fe(s)>
1e3)return ke.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(Fe(s)<1)return ke.
errors=[{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;return ke.errors=r,e===0}ke.evaluated={dynamicProps:!1,dynamicItems:!1};function tr(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=tr.evaluated;L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0);let p=e,q=!1,A=null,C=e;if(e===C)if(s&&
typeof s=="object"&&!Array.isArray(s)){let R;if(s.move===void 0&&(R="move")||s.to===void 0&&(R="to")){let ee={instancePath:t,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:R}};r===null?r=[ee]:r.push(ee),e++}else{let ee=e;
for(let W in s)if(!(W==="move"||W==="to")){let H={instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:W}};r===null?r=[H]:r.push(H),e++;break}if(ee===e){if(s.move!==void 0){let W=e;
w(s.move,{instancePath:t+"/move",parentData:s,parentDataProperty:"move",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var N=W===e}else var N=!0;if(N)if(s.to!==void 0){let W=e;w(s.to,{instancePath:t+"/to",parentData:s,
parentDataProperty:"to",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var N=W===e}else
var N=!0}}}else{let R={instancePath:t,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"object"}};r===null?r=[R]:
r.push(R),e++}var X=C===e;if(X){q=!0,A=0;var O=!0}let J=e;if(e===J)if(s&&typeof s=="object"&&!Array.isArray(s)){let R;if(s.
box===void 0&&(R="box")||s.to===void 0&&(R="to")){let ee={instancePath:t,schemaPath:"#/oneOf/1/required",keyword:"requir\
ed",params:{missingProperty:R}};r===null?r=[ee]:r.push(ee),e++}else{let ee=e;for(let W in s)if(!(W==="box"||W==="to")){let H={
instancePath:t,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:W}};
r===null?r=[H]:r.push(H),e++;break}if(ee===e){if(s.box!==void 0){let W=e;w(s.box,{instancePath:t+"/box",parentData:s,parentDataProperty:"\
box",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var j=W===e}else var j=!0;if(j)if(s.
to!==void 0){let W=e;h(s.to,{instancePath:t+"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:f})||(r=
r===null?h.errors:r.concat(h.errors),e=r.length);var j=W===e}else var j=!0}}}else{let R={instancePath:t,schemaPath:"#/on\
eOf/1/type",keyword:"type",params:{type:"object"}};r===null?r=[R]:r.push(R),e++}var X=J===e;if(X&&q)q=!1,A=[A,1];else{X&&
(q=!0,A=1,O!==!0&&(O=!0));let R=e;if(e===R)if(s&&typeof s=="object"&&!Array.isArray(s)){let W;if(s.turn===void 0&&(W="tu\
rn")||s.to===void 0&&(W="to")){let H={instancePath:t,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:W}};
r===null?r=[H]:r.push(H),e++}else{let H=e;for(let ge in s)if(!(ge==="turn"||ge==="to")){let c={instancePath:t,schemaPath:"\
#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ge}};r===null?r=[c]:r.push(c),
e++;break}if(H===e){if(s.turn!==void 0){let ge=e;w(s.turn,{instancePath:t+"/turn",parentData:s,parentDataProperty:"turn",
rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var z=ge===e}else var z=!0;if(z)if(s.
to!==void 0){let ge=e;w(s.to,{instancePath:t+"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:f})||(r=
r===null?w.errors:r.concat(w.errors),e=r.length);var z=ge===e}else var z=!0}}}else{let W={instancePath:t,schemaPath:"#/o\
neOf/2/type",keyword:"type",params:{type:"object"}};r===null?r=[W]:r.push(W),e++}var X=R===e;if(X&&q)q=!1,A=[A,2];else{X&&
(q=!0,A=2,O!==!0&&(O=!0));let W=e;if(e===W)if(s&&typeof s=="object"&&!Array.isArray(s)){let ge;if(s.lose===void 0&&(ge="\
lose")){let c={instancePath:t,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:ge}};r===null?r=
[c]:r.push(c),e++}else{let c=e;for(let K in s)if(!(K==="lose"||K==="steps"||K==="to")){let be={instancePath:t,schemaPath:"\
#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:K}};r===null?r=[be]:r.push(be),
e++;break}if(c===e){if(s.lose!==void 0){let K=e;w(s.lose,{instancePath:t+"/lose",parentData:s,parentDataProperty:"lose",
rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var S=K===e}else var S=!0;if(S){if(s.
steps!==void 0){let K=e;w(s.steps,{instancePath:t+"/steps",parentData:s,parentDataProperty:"steps",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var S=K===e}else var S=!0;if(S)if(s.to!==void 0){let K=e;h(s.to,{instancePath:t+
"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);
var S=K===e}else var S=!0}}}}else{let ge={instancePath:t,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"}};
r===null?r=[ge]:r.push(ge),e++}var X=W===e;if(X&&q)q=!1,A=[A,3];else{X&&(q=!0,A=3,O!==!0&&(O=!0));let ge=e;if(e===ge)if(s&&
typeof s=="object"&&!Array.isArray(s)){let K;if(s.gain===void 0&&(K="gain")){let be={instancePath:t,schemaPath:"#/oneOf/\
4/required",keyword:"required",params:{missingProperty:K}};r===null?r=[be]:r.push(be),e++}else{let be=e;for(let Q in s)if(Q!==
"gain"){let u={instancePath:t,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Q}};
r===null?r=[u]:r.push(u),e++;break}be===e&&s.gain!==void 0&&(w(s.gain,{instancePath:t+"/gain",parentData:s,parentDataProperty:"\
gain",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length))}}else{let K={instancePath:t,schemaPath:"\
#/oneOf/4/type",keyword:"type",params:{type:"object"}};r===null?r=[K]:r.push(K),e++}var X=ge===e;if(X&&q)q=!1,A=[A,4];else{
X&&(q=!0,A=4,O!==!0&&(O=!0));let K=e;if(e===K)if(s&&typeof s=="object"&&!Array.isArray(s)){let Q;if(s.set===void 0&&(Q="\
set")){let u={instancePath:t,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty:Q}};r===null?r=[
u]:r.push(u),e++}else{let u=e;for(let d in s)if(!(d==="set"||d==="on"||d==="to")){let b={instancePath:t,schemaPath:"#/on\
eOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}};r===null?r=[b]:r.push(b),e++;break}
if(u===e){if(s.set!==void 0){let d=e;h(s.set,{instancePath:t+"/set",parentData:s,parentDataProperty:"set",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var Z=d===e}else var Z=!0;if(Z){if(s.on!==void 0){let d=e;w(s.on,{instancePath:t+
"/on",parentData:s,parentDataProperty:"on",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);
var Z=d===e}else var Z=!0;if(Z)if(s.to!==void 0){let d=e;w(s.to,{instancePath:t+"/to",parentData:s,parentDataProperty:"t\
o",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var Z=d===e}else var Z=!0}}}}else{
let Q={instancePath:t,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type:"object"}};r===null?r=[Q]:r.push(Q),e++}var X=K===
e;if(X&&q)q=!1,A=[A,5];else{X&&(q=!0,A=5,O!==!0&&(O=!0));let Q=e;if(e===Q)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;
if(s.clear===void 0&&(d="clear")){let b={instancePath:t,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:d}};
r===null?r=[b]:r.push(b),e++}else{let b=e;for(let G in s)if(G!=="clear"){let U={instancePath:t,schemaPath:"#/oneOf/6/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}};r===null?r=[U]:r.push(U),e++;break}b===
e&&s.clear!==void 0&&(h(s.clear,{instancePath:t+"/clear",parentData:s,parentDataProperty:"clear",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length))}}else{let d={instancePath:t,schemaPath:"#/oneOf/6/type",keyword:"ty\
pe",params:{type:"object"}};r===null?r=[d]:r.push(d),e++}var X=Q===e;if(X&&q)q=!1,A=[A,6];else{X&&(q=!0,A=6,O!==!0&&(O=!0));
let d=e;if(e===d)if(s&&typeof s=="object"&&!Array.isArray(s)){let G;if(s.track===void 0&&(G="track")){let U={instancePath:t,
schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty:G}};r===null?r=[U]:r.push(U),e++}else{let U=e;
for(let V in s)if(!(V==="track"||V==="side"||V==="add"||V==="to")){let o={instancePath:t,schemaPath:"#/oneOf/7/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:V}};r===null?r=[o]:r.push(o),e++;break}if(U===e){
if(s.track!==void 0){let V=e;h(s.track,{instancePath:t+"/track",parentData:s,parentDataProperty:"track",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var I=V===e}else var I=!0;if(I){if(s.side!==void 0){let V=e;w(s.side,
{instancePath:t+"/side",parentData:s,parentDataProperty:"side",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(
w.errors),e=r.length);var I=V===e}else var I=!0;if(I){if(s.add!==void 0){let V=e;w(s.add,{instancePath:t+"/add",parentData:s,
parentDataProperty:"add",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var I=V===e}else
var I=!0;if(I)if(s.to!==void 0){let V=e;w(s.to,{instancePath:t+"/to",parentData:s,parentDataProperty:"to",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var I=V===e}else var I=!0}}}}}else{let G={instancePath:t,schemaPath:"\
#/oneOf/7/type",keyword:"type",params:{type:"object"}};r===null?r=[G]:r.push(G),e++}var X=d===e;if(X&&q)q=!1,A=[A,7];else{
X&&(q=!0,A=7,O!==!0&&(O=!0));let G=e;if(e===G)if(s&&typeof s=="object"&&!Array.isArray(s)){let V;if(s.end===void 0&&(V="\
end")){let o={instancePath:t,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty:V}};r===null?r=[
o]:r.push(o),e++}else{let o=e;for(let g in s)if(!(g==="end"||g==="winner"||g==="level")){let Oe={instancePath:t,schemaPath:"\
#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}};r===null?r=[Oe]:r.push(Oe),
e++;break}if(o===e){if(s.end!==void 0){let g=e;ke(s.end,{instancePath:t+"/end",parentData:s,parentDataProperty:"end",rootData:l,
dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var $=g===e}else var $=!0;if($){if(s.winner!==
void 0){let g=e;w(s.winner,{instancePath:t+"/winner",parentData:s,parentDataProperty:"winner",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var $=g===e}else var $=!0;if($)if(s.level!==void 0){let g=e;v(s.level,
{instancePath:t+"/level",parentData:s,parentDataProperty:"level",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var $=g===e}else var $=!0}}}}else{let V={instancePath:t,schemaPath:"#/oneOf/8/type",keyword:"type",
params:{type:"object"}};r===null?r=[V]:r.push(V),e++}var X=G===e;X&&q?(q=!1,A=[A,8]):X&&(q=!0,A=8,O!==!0&&(O=!0))}}}}}}}
if(q)e=p,r!==null&&(p?r.length=p:r=null);else{let R={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:A}};
return r===null?r=[R]:r.push(R),e++,tr.errors=r,!1}return tr.errors=r,L.props=O,e===0}tr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Ze={validate:Ve},Nr=new RegExp("^[1-9]?d[0-9]{1,3}$","u");function Ve(s,{instancePath:t="",parentData:qe,parentDataProperty:De,
rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=Ve.evaluated;L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.
items=void 0);let p=e,q=!1,A=null,C=e;if(e===C)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.choose===void 0&&
(i="choose")||s.ask===void 0&&(i="ask")){let y={instancePath:t,schemaPath:"#/oneOf/0/required",keyword:"required",params:{
missingProperty:i}};r===null?r=[y]:r.push(y),e++}else{let y=e;for(let k in s)if(!ze.call(dr.oneOf[0].properties,k)){let F={
instancePath:t,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
r===null?r=[F]:r.push(F),e++;break}if(y===e){if(s.choose!==void 0){let k=e;h(s.choose,{instancePath:t+"/choose",parentData:s,
parentDataProperty:"choose",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var N=k===
e}else var N=!0;if(N){if(s.by!==void 0){let k=e;w(s.by,{instancePath:t+"/by",parentData:s,parentDataProperty:"by",rootData:l,
dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var N=k===e}else var N=!0;if(N){if(s.ask!==void 0){
let k=e;ke(s.ask,{instancePath:t+"/ask",parentData:s,parentDataProperty:"ask",rootData:l,dynamicAnchors:f})||(r=r===null?
ke.errors:r.concat(ke.errors),e=r.length);var N=k===e}else var N=!0;if(N){if(s.from!==void 0){let k=e;w(s.from,{instancePath:t+
"/from",parentData:s,parentDataProperty:"from",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=
r.length);var N=k===e}else var N=!0;if(N){if(s.allow!==void 0){let k=e;w(s.allow,{instancePath:t+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var N=k===e}else var N=!0;if(N){
if(s.options!==void 0){let k=s.options,F=e;if(e===F)if(Array.isArray(k))if(k.length>30){let n={instancePath:t+"/options",
schemaPath:"#/oneOf/0/properties/options/maxItems",keyword:"maxItems",params:{limit:30}};r===null?r=[n]:r.push(n),e++}else if(k.
length<1){let n={instancePath:t+"/options",schemaPath:"#/oneOf/0/properties/options/minItems",keyword:"minItems",params:{
limit:1}};r===null?r=[n]:r.push(n),e++}else{var O=!0;let n=k.length;for(let _=0;_<n;_++){let Y=k[_],x=e;if(e===x)if(Y&&typeof Y==
"object"&&!Array.isArray(Y)){let D;if(Y.id===void 0&&(D="id")||Y.text===void 0&&(D="text")){let me={instancePath:t+"/opt\
ions/"+_,schemaPath:"#/oneOf/0/properties/options/items/required",keyword:"required",params:{missingProperty:D}};r===null?
r=[me]:r.push(me),e++}else{let me=e;for(let B in Y)if(!(B==="id"||B==="text"||B==="when"||B==="do"||B==="cite")){let re={
instancePath:t+"/options/"+_,schemaPath:"#/oneOf/0/properties/options/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:B}};r===null?r=[re]:r.push(re),e++;break}if(me===e){if(Y.id!==void 0){let B=e;E(Y.id,
{instancePath:t+"/options/"+_+"/id",parentData:Y,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:
r.concat(E.errors),e=r.length);var J=B===e}else var J=!0;if(J){if(Y.text!==void 0){let B=e;ke(Y.text,{instancePath:t+"/o\
ptions/"+_+"/text",parentData:Y,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(
ke.errors),e=r.length);var J=B===e}else var J=!0;if(J){if(Y.when!==void 0){let B=e;w(Y.when,{instancePath:t+"/options/"+
_+"/when",parentData:Y,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),
e=r.length);var J=B===e}else var J=!0;if(J){if(Y.do!==void 0){let B=Y.do,re=e;if(e===re)if(Array.isArray(B)){var j=!0;let le=B.
length;for(let te=0;te<le;te++){let Pe=e;Ze.validate(B[te],{instancePath:t+"/options/"+_+"/do/"+te,parentData:B,parentDataProperty:te,
rootData:l,dynamicAnchors:f})||(r=r===null?Ze.validate.errors:r.concat(Ze.validate.errors),e=r.length);var j=Pe===e;if(!j)
break}}else{let le={instancePath:t+"/options/"+_+"/do",schemaPath:"#/oneOf/0/properties/options/items/properties/do/type",
keyword:"type",params:{type:"array"}};r===null?r=[le]:r.push(le),e++}var J=re===e}else var J=!0;if(J)if(Y.cite!==void 0){
let B=e;M(Y.cite,{instancePath:t+"/options/"+_+"/cite",parentData:Y,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||
(r=r===null?M.errors:r.concat(M.errors),e=r.length);var J=B===e}else var J=!0}}}}}}else{let D={instancePath:t+"/options/"+
_,schemaPath:"#/oneOf/0/properties/options/items/type",keyword:"type",params:{type:"object"}};r===null?r=[D]:r.push(D),e++}
var O=x===e;if(!O)break}if(O){let _=!0,Y=new Set;for(let x of k)if(typeof x=="object"&&x!==null&&Object.hasOwn(x,"id")){
let m=x.id;(typeof m=="string"||typeof m=="number")&&(Y.has(m)&&(_=!1),Y.add(m))}if(!_){let x={instancePath:t+"/options",
schemaPath:"#/oneOf/0/properties/options/x-unique",keyword:"x-unique",params:{}};r===null?r=[x]:r.push(x),e++}}}else{let n={
instancePath:t+"/options",schemaPath:"#/oneOf/0/properties/options/type",keyword:"type",params:{type:"array"}};r===null?
r=[n]:r.push(n),e++}var N=F===e}else var N=!0;if(N){if(s.done!==void 0){let k=s.done,F=e;if(e===F)if(k&&typeof k=="objec\
t"&&!Array.isArray(k)){let n;if(k.text===void 0&&(n="text")){let _={instancePath:t+"/done",schemaPath:"#/oneOf/0/propert\
ies/done/required",keyword:"required",params:{missingProperty:n}};r===null?r=[_]:r.push(_),e++}else{let _=e;for(let Y in k)
if(!(Y==="text"||Y==="when"||Y==="leave")){let x={instancePath:t+"/done",schemaPath:"#/oneOf/0/properties/done/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:Y}};r===null?r=[x]:r.push(x),e++;break}if(_===e){
if(k.text!==void 0){let Y=e;v(k.text,{instancePath:t+"/done/text",parentData:k,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var X=Y===e}else var X=!0;if(X){if(k.when!==void 0){let Y=e;w(k.when,
{instancePath:t+"/done/when",parentData:k,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var X=Y===e}else var X=!0;if(X)if(k.leave!==void 0){let Y=e;if(typeof k.leave!="boolean"){
let m={instancePath:t+"/done/leave",schemaPath:"#/oneOf/0/properties/done/properties/leave/type",keyword:"type",params:{
type:"boolean"}};r===null?r=[m]:r.push(m),e++}var X=Y===e}else var X=!0}}}}else{let n={instancePath:t+"/done",schemaPath:"\
#/oneOf/0/properties/done/type",keyword:"type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var N=F===e}else var N=!0;
if(N){if(s.many!==void 0){let k=s.many,F=e;if(e===F)if(k&&typeof k=="object"&&!Array.isArray(k)){let n;if(k.as===void 0&&
(n="as")){let _={instancePath:t+"/many",schemaPath:"#/oneOf/0/properties/many/required",keyword:"required",params:{missingProperty:n}};
r===null?r=[_]:r.push(_),e++}else{let _=e;for(let Y in k)if(!(Y==="as"||Y==="least"||Y==="most")){let x={instancePath:t+
"/many",schemaPath:"#/oneOf/0/properties/many/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Y}};
r===null?r=[x]:r.push(x),e++;break}if(_===e){if(k.as!==void 0){let Y=e;h(k.as,{instancePath:t+"/many/as",parentData:k,parentDataProperty:"\
as",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var z=Y===e}else var z=!0;if(z){if(k.
least!==void 0){let Y=e;w(k.least,{instancePath:t+"/many/least",parentData:k,parentDataProperty:"least",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var z=Y===e}else var z=!0;if(z)if(k.most!==void 0){let Y=e;w(k.most,
{instancePath:t+"/many/most",parentData:k,parentDataProperty:"most",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var z=Y===e}else var z=!0}}}}else{let n={instancePath:t+"/many",schemaPath:"#/oneOf/0/pro\
perties/many/type",keyword:"type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var N=F===e}else var N=!0;if(N){if(s.
auto!==void 0){let k=e;if(typeof s.auto!="boolean"){let P={instancePath:t+"/auto",schemaPath:"#/oneOf/0/properties/auto/\
type",keyword:"type",params:{type:"boolean"}};r===null?r=[P]:r.push(P),e++}var N=k===e}else var N=!0;if(N){if(s.when!==void 0){
let k=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?
w.errors:r.concat(w.errors),e=r.length);var N=k===e}else var N=!0;if(N){if(s.cite!==void 0){let k=e;M(s.cite,{instancePath:t+
"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=
r.length);var N=k===e}else var N=!0;if(N){if(s.text!==void 0){let k=e;ke(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"\
text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var N=k===e}else var N=!0;if(N)
if(s.print!==void 0){let k=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"print",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var N=k===e}else var N=!0}}}}}}}}}}}}}}else{let i={instancePath:t,schemaPath:"\
#/oneOf/0/type",keyword:"type",params:{type:"object"}};r===null?r=[i]:r.push(i),e++}var $=C===e;if($){q=!0,A=0;var S=!0}
let Z=e;if(e===Z)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.roll===void 0&&(i="roll")||s.as===void 0&&(i="a\
s")){let y={instancePath:t,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:i}};r===null?r=[y]:
r.push(y),e++}else{let y=e;for(let k in s)if(!(k==="roll"||k==="as"||k==="by"||k==="when"||k==="cite"||k==="text"||k==="\
print")){let F={instancePath:t,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k}};
r===null?r=[F]:r.push(F),e++;break}if(y===e){if(s.roll!==void 0){let k=s.roll,F=e;if(e===F)if(typeof k=="string"){if(!Nr.
test(k)){let P={instancePath:t+"/roll",schemaPath:"#/oneOf/1/properties/roll/pattern",keyword:"pattern",params:{pattern:"\
^[1-9]?d[0-9]{1,3}$"}};r===null?r=[P]:r.push(P),e++}}else{let P={instancePath:t+"/roll",schemaPath:"#/oneOf/1/properties\
/roll/type",keyword:"type",params:{type:"string"}};r===null?r=[P]:r.push(P),e++}var I=F===e}else var I=!0;if(I){if(s.as!==
void 0){let k=e;h(s.as,{instancePath:t+"/as",parentData:s,parentDataProperty:"as",rootData:l,dynamicAnchors:f})||(r=r===
null?h.errors:r.concat(h.errors),e=r.length);var I=k===e}else var I=!0;if(I){if(s.by!==void 0){let k=e;w(s.by,{instancePath:t+
"/by",parentData:s,parentDataProperty:"by",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);
var I=k===e}else var I=!0;if(I){if(s.when!==void 0){let k=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"\
when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var I=k===e}else var I=!0;if(I){
if(s.cite!==void 0){let k=e;M(s.cite,{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||
(r=r===null?M.errors:r.concat(M.errors),e=r.length);var I=k===e}else var I=!0;if(I){if(s.text!==void 0){let k=e;ke(s.text,
{instancePath:t+"/text",parentData:s,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(
ke.errors),e=r.length);var I=k===e}else var I=!0;if(I)if(s.print!==void 0){let k=e;v(s.print,{instancePath:t+"/print",parentData:s,
parentDataProperty:"print",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var I=k===
e}else var I=!0}}}}}}}}else{let i={instancePath:t,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"object"}};r===
null?r=[i]:r.push(i),e++}var $=Z===e;if($&&q)q=!1,A=[A,1];else{$&&(q=!0,A=1,S!==!0&&(S=!0));let i=e;if(e===i)if(s&&typeof s==
"object"&&!Array.isArray(s)){let k;if(s.draw===void 0&&(k="draw")||s.as===void 0&&(k="as")){let F={instancePath:t,schemaPath:"\
#/oneOf/2/required",keyword:"required",params:{missingProperty:k}};r===null?r=[F]:r.push(F),e++}else{let F=e;for(let P in s)
if(!(P==="draw"||P==="as"||P==="when"||P==="cite"||P==="text"||P==="print")){let n={instancePath:t,schemaPath:"#/oneOf/2\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};r===null?r=[n]:r.push(n),e++;break}
if(F===e){if(s.draw!==void 0){let P=e;w(s.draw,{instancePath:t+"/draw",parentData:s,parentDataProperty:"draw",rootData:l,
dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var R=P===e}else var R=!0;if(R){if(s.as!==void 0){
let P=e;h(s.as,{instancePath:t+"/as",parentData:s,parentDataProperty:"as",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:
r.concat(h.errors),e=r.length);var R=P===e}else var R=!0;if(R){if(s.when!==void 0){let P=e;w(s.when,{instancePath:t+"/wh\
en",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);
var R=P===e}else var R=!0;if(R){if(s.cite!==void 0){let P=e;M(s.cite,{instancePath:t+"/cite",parentData:s,parentDataProperty:"\
cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var R=P===e}else var R=!0;if(R){
if(s.text!==void 0){let P=e;ke(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||
(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var R=P===e}else var R=!0;if(R)if(s.print!==void 0){let P=e;v(s.print,
{instancePath:t+"/print",parentData:s,parentDataProperty:"print",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var R=P===e}else var R=!0}}}}}}}else{let k={instancePath:t,schemaPath:"#/oneOf/2/type",keyword:"ty\
pe",params:{type:"object"}};r===null?r=[k]:r.push(k),e++}var $=i===e;if($&&q)q=!1,A=[A,2];else{$&&(q=!0,A=2,S!==!0&&(S=!0));
let k=e;if(e===k)if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.lookup===void 0&&(P="lookup")){let n={instancePath:t,
schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:P}};r===null?r=[n]:r.push(n),e++}else{let n=e;
for(let _ in s)if(!(_==="lookup"||_==="when"||_==="cite"||_==="text"||_==="print")){let Y={instancePath:t,schemaPath:"#/\
oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}};r===null?r=[Y]:r.push(Y),e++;
break}if(n===e){if(s.lookup!==void 0){let _=s.lookup,Y=e;if(e===Y)if(_&&typeof _=="object"&&!Array.isArray(_)){for(let x in _){
let m=e;h(x,{instancePath:t+"/lookup",parentData:_,parentDataProperty:"lookup",rootData:l,dynamicAnchors:f})||(r=r===null?
h.errors:r.concat(h.errors),e=r.length);var ee=m===e;if(!ee){let D={instancePath:t+"/lookup",schemaPath:"#/oneOf/3/prope\
rties/lookup/propertyNames",keyword:"propertyNames",params:{propertyName:x}};r===null?r=[D]:r.push(D),e++;break}}if(ee)for(let x in _){
let m=e;w(_[x],{instancePath:t+"/lookup/"+x.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:_,parentDataProperty:x,rootData:l,
dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var W=m===e;if(!W)break}}else{let x={instancePath:t+
"/lookup",schemaPath:"#/oneOf/3/properties/lookup/type",keyword:"type",params:{type:"object"}};r===null?r=[x]:r.push(x),
e++}var H=Y===e}else var H=!0;if(H){if(s.when!==void 0){let _=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"\
when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var H=_===e}else var H=!0;if(H){
if(s.cite!==void 0){let _=e;M(s.cite,{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||
(r=r===null?M.errors:r.concat(M.errors),e=r.length);var H=_===e}else var H=!0;if(H){if(s.text!==void 0){let _=e;ke(s.text,
{instancePath:t+"/text",parentData:s,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(
ke.errors),e=r.length);var H=_===e}else var H=!0;if(H)if(s.print!==void 0){let _=e;v(s.print,{instancePath:t+"/print",parentData:s,
parentDataProperty:"print",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var H=_===
e}else var H=!0}}}}}}else{let P={instancePath:t,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type:"object"}};r===null?
r=[P]:r.push(P),e++}var $=k===e;if($&&q)q=!1,A=[A,3];else{$&&(q=!0,A=3,S!==!0&&(S=!0));let P=e;if(e===P)if(s&&typeof s==
"object"&&!Array.isArray(s)){let _;if(s.apply===void 0&&(_="apply")){let Y={instancePath:t,schemaPath:"#/oneOf/4/require\
d",keyword:"required",params:{missingProperty:_}};r===null?r=[Y]:r.push(Y),e++}else{let Y=e;for(let x in s)if(!(x==="app\
ly"||x==="when"||x==="cite"||x==="text"||x==="print")){let m={instancePath:t,schemaPath:"#/oneOf/4/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:x}};r===null?r=[m]:r.push(m),e++;break}if(Y===e){if(s.apply!==
void 0){let x=s.apply,m=e;if(e===m)if(Array.isArray(x))if(x.length<1){let D={instancePath:t+"/apply",schemaPath:"#/oneOf\
/4/properties/apply/minItems",keyword:"minItems",params:{limit:1}};r===null?r=[D]:r.push(D),e++}else{var ge=!0;let D=x.length;
for(let me=0;me<D;me++){let B=e;tr(x[me],{instancePath:t+"/apply/"+me,parentData:x,parentDataProperty:me,rootData:l,dynamicAnchors:f})||
(r=r===null?tr.errors:r.concat(tr.errors),e=r.length);var ge=B===e;if(!ge)break}}else{let D={instancePath:t+"/apply",schemaPath:"\
#/oneOf/4/properties/apply/type",keyword:"type",params:{type:"array"}};r===null?r=[D]:r.push(D),e++}var c=m===e}else var c=!0;
if(c){if(s.when!==void 0){let x=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var c=x===e}else var c=!0;if(c){if(s.cite!==void 0){let x=e;M(s.cite,
{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var c=x===e}else var c=!0;if(c){if(s.text!==void 0){let x=e;ke(s.text,{instancePath:t+"/text",parentData:s,
parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var c=x===
e}else var c=!0;if(c)if(s.print!==void 0){let x=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"pr\
int",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var c=x===e}else var c=!0}}}}}}else{
let _={instancePath:t,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type:"object"}};r===null?r=[_]:r.push(_),e++}var $=P===
e;if($&&q)q=!1,A=[A,4];else{$&&(q=!0,A=4,S!==!0&&(S=!0));let _=e;if(e===_)if(s&&typeof s=="object"&&!Array.isArray(s)){let x;
if(s.each===void 0&&(x="each")||s.as===void 0&&(x="as")||s.do===void 0&&(x="do")){let m={instancePath:t,schemaPath:"#/on\
eOf/5/required",keyword:"required",params:{missingProperty:x}};r===null?r=[m]:r.push(m),e++}else{let m=e;for(let D in s)
if(!(D==="each"||D==="as"||D==="do"||D==="when"||D==="cite"||D==="text"||D==="print")){let me={instancePath:t,schemaPath:"\
#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}};r===null?r=[me]:r.push(me),
e++;break}if(m===e){if(s.each!==void 0){let D=e;w(s.each,{instancePath:t+"/each",parentData:s,parentDataProperty:"each",
rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var K=D===e}else var K=!0;if(K){if(s.
as!==void 0){let D=e;h(s.as,{instancePath:t+"/as",parentData:s,parentDataProperty:"as",rootData:l,dynamicAnchors:f})||(r=
r===null?h.errors:r.concat(h.errors),e=r.length);var K=D===e}else var K=!0;if(K){if(s.do!==void 0){let D=s.do,me=e;if(e===
me)if(Array.isArray(D)){var be=!0;let re=D.length;for(let se=0;se<re;se++){let le=e;Ze.validate(D[se],{instancePath:t+"/\
do/"+se,parentData:D,parentDataProperty:se,rootData:l,dynamicAnchors:f})||(r=r===null?Ze.validate.errors:r.concat(Ze.validate.
errors),e=r.length);var be=le===e;if(!be)break}}else{let re={instancePath:t+"/do",schemaPath:"#/oneOf/5/properties/do/ty\
pe",keyword:"type",params:{type:"array"}};r===null?r=[re]:r.push(re),e++}var K=me===e}else var K=!0;if(K){if(s.when!==void 0){
let D=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?
w.errors:r.concat(w.errors),e=r.length);var K=D===e}else var K=!0;if(K){if(s.cite!==void 0){let D=e;M(s.cite,{instancePath:t+
"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=
r.length);var K=D===e}else var K=!0;if(K){if(s.text!==void 0){let D=e;ke(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"\
text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var K=D===e}else var K=!0;if(K)
if(s.print!==void 0){let D=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"print",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var K=D===e}else var K=!0}}}}}}}}else{let x={instancePath:t,schemaPath:"\
#/oneOf/5/type",keyword:"type",params:{type:"object"}};r===null?r=[x]:r.push(x),e++}var $=_===e;if($&&q)q=!1,A=[A,5];else{
$&&(q=!0,A=5,S!==!0&&(S=!0));let x=e;if(e===x)if(s&&typeof s=="object"&&!Array.isArray(s)){let D;if(s.repeat===void 0&&(D=
"repeat")){let me={instancePath:t,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty:D}};r===null?
r=[me]:r.push(me),e++}else{let me=e;for(let B in s)if(!(B==="repeat"||B==="until"||B==="max"||B==="when"||B==="cite"||B===
"text"||B==="print")){let re={instancePath:t,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:B}};r===null?r=[re]:r.push(re),e++;break}if(me===e){if(s.repeat!==void 0){let B=s.repeat,re=e;
if(e===re)if(Array.isArray(B)){var Q=!0;let se=B.length;for(let le=0;le<se;le++){let te=e;Ze.validate(B[le],{instancePath:t+
"/repeat/"+le,parentData:B,parentDataProperty:le,rootData:l,dynamicAnchors:f})||(r=r===null?Ze.validate.errors:r.concat(
Ze.validate.errors),e=r.length);var Q=te===e;if(!Q)break}}else{let se={instancePath:t+"/repeat",schemaPath:"#/oneOf/6/pr\
operties/repeat/type",keyword:"type",params:{type:"array"}};r===null?r=[se]:r.push(se),e++}var u=re===e}else var u=!0;if(u){
if(s.until!==void 0){let B=e;w(s.until,{instancePath:t+"/until",parentData:s,parentDataProperty:"until",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var u=B===e}else var u=!0;if(u){if(s.max!==void 0){let B=e;w(s.max,{
instancePath:t+"/max",parentData:s,parentDataProperty:"max",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(
w.errors),e=r.length);var u=B===e}else var u=!0;if(u){if(s.when!==void 0){let B=e;w(s.when,{instancePath:t+"/when",parentData:s,
parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var u=B===e}else
var u=!0;if(u){if(s.cite!==void 0){let B=e;M(s.cite,{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,
dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var u=B===e}else var u=!0;if(u){if(s.text!==void 0){
let B=e;ke(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?
ke.errors:r.concat(ke.errors),e=r.length);var u=B===e}else var u=!0;if(u)if(s.print!==void 0){let B=e;v(s.print,{instancePath:t+
"/print",parentData:s,parentDataProperty:"print",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),
e=r.length);var u=B===e}else var u=!0}}}}}}}}else{let D={instancePath:t,schemaPath:"#/oneOf/6/type",keyword:"type",params:{
type:"object"}};r===null?r=[D]:r.push(D),e++}var $=x===e;if($&&q)q=!1,A=[A,6];else{$&&(q=!0,A=6,S!==!0&&(S=!0));let D=e;
if(e===D)if(s&&typeof s=="object"&&!Array.isArray(s)){let B;if(s.call===void 0&&(B="call")){let re={instancePath:t,schemaPath:"\
#/oneOf/7/required",keyword:"required",params:{missingProperty:B}};r===null?r=[re]:r.push(re),e++}else{let re=e;for(let se in s)
if(!(se==="call"||se==="with"||se==="as"||se==="when"||se==="cite"||se==="text"||se==="print")){let le={instancePath:t,schemaPath:"\
#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:se}};r===null?r=[le]:r.push(le),
e++;break}if(re===e){if(s.call!==void 0){let se=e;h(s.call,{instancePath:t+"/call",parentData:s,parentDataProperty:"call",
rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var d=se===e}else var d=!0;if(d){if(s.
with!==void 0){let se=s.with,le=e;if(e===le)if(se&&typeof se=="object"&&!Array.isArray(se)){for(let Pe in se){let ve=e;h(
Pe,{instancePath:t+"/with",parentData:se,parentDataProperty:"with",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.
concat(h.errors),e=r.length);var b=ve===e;if(!b){let ne={instancePath:t+"/with",schemaPath:"#/oneOf/7/properties/with/pr\
opertyNames",keyword:"propertyNames",params:{propertyName:Pe}};r===null?r=[ne]:r.push(ne),e++;break}}if(b)for(let Pe in se){
let ve=e;w(se[Pe],{instancePath:t+"/with/"+Pe.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:se,parentDataProperty:Pe,
rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var G=ve===e;if(!G)break}}else{let Pe={
instancePath:t+"/with",schemaPath:"#/oneOf/7/properties/with/type",keyword:"type",params:{type:"object"}};r===null?r=[Pe]:
r.push(Pe),e++}var d=le===e}else var d=!0;if(d){if(s.as!==void 0){let se=e;h(s.as,{instancePath:t+"/as",parentData:s,parentDataProperty:"\
as",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var d=se===e}else var d=!0;if(d){
if(s.when!==void 0){let se=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var d=se===e}else var d=!0;if(d){if(s.cite!==void 0){let se=e;M(s.cite,
{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var d=se===e}else var d=!0;if(d){if(s.text!==void 0){let se=e;ke(s.text,{instancePath:t+"/text",parentData:s,
parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var d=se===
e}else var d=!0;if(d)if(s.print!==void 0){let se=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"p\
rint",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var d=se===e}else var d=!0}}}}}}}}else{
let B={instancePath:t,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type:"object"}};r===null?r=[B]:r.push(B),e++}var $=D===
e;if($&&q)q=!1,A=[A,7];else{$&&(q=!0,A=7,S!==!0&&(S=!0));let B=e;if(e===B)if(s&&typeof s=="object"&&!Array.isArray(s)){let se;
if(s.travel===void 0&&(se="travel")||s.who===void 0&&(se="who")){let le={instancePath:t,schemaPath:"#/oneOf/8/required",
keyword:"required",params:{missingProperty:se}};r===null?r=[le]:r.push(le),e++}else{let le=e;for(let te in s)if(!ze.call(
dr.oneOf[8].properties,te)){let Pe={instancePath:t,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:te}};r===null?r=[Pe]:r.push(Pe),e++;break}if(le===e){if(s.travel!==void 0){let te=e;h(s.
travel,{instancePath:t+"/travel",parentData:s,parentDataProperty:"travel",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:
r.concat(h.errors),e=r.length);var U=te===e}else var U=!0;if(U){if(s.who!==void 0){let te=e;w(s.who,{instancePath:t+"/wh\
o",parentData:s,parentDataProperty:"who",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);
var U=te===e}else var U=!0;if(U){if(s.with!==void 0){let te=s.with,Pe=e;if(e===Pe)if(te&&typeof te=="object"&&!Array.isArray(
te)){for(let ne in te){let ye=e;h(ne,{instancePath:t+"/with",parentData:te,parentDataProperty:"with",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var V=ye===e;if(!V){let _e={instancePath:t+"/with",schemaPath:"#/one\
Of/8/properties/with/propertyNames",keyword:"propertyNames",params:{propertyName:ne}};r===null?r=[_e]:r.push(_e),e++;break}}
if(V)for(let ne in te){let ye=e;w(te[ne],{instancePath:t+"/with/"+ne.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:te,
parentDataProperty:ne,rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var o=ye===e;if(!o)
break}}else{let ne={instancePath:t+"/with",schemaPath:"#/oneOf/8/properties/with/type",keyword:"type",params:{type:"obje\
ct"}};r===null?r=[ne]:r.push(ne),e++}var U=Pe===e}else var U=!0;if(U){if(s.by!==void 0){let te=e;w(s.by,{instancePath:t+
"/by",parentData:s,parentDataProperty:"by",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);
var U=te===e}else var U=!0;if(U){if(s.ask!==void 0){let te=e;ke(s.ask,{instancePath:t+"/ask",parentData:s,parentDataProperty:"\
ask",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var U=te===e}else var U=!0;if(U){
if(s.stay!==void 0){let te=e;if(typeof s.stay!="boolean"){let ve={instancePath:t+"/stay",schemaPath:"#/oneOf/8/propertie\
s/stay/type",keyword:"type",params:{type:"boolean"}};r===null?r=[ve]:r.push(ve),e++}var U=te===e}else var U=!0;if(U){if(s.
as!==void 0){let te=e;h(s.as,{instancePath:t+"/as",parentData:s,parentDataProperty:"as",rootData:l,dynamicAnchors:f})||(r=
r===null?h.errors:r.concat(h.errors),e=r.length);var U=te===e}else var U=!0;if(U){if(s.when!==void 0){let te=e;w(s.when,
{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(
w.errors),e=r.length);var U=te===e}else var U=!0;if(U){if(s.cite!==void 0){let te=e;M(s.cite,{instancePath:t+"/cite",parentData:s,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var U=te===
e}else var U=!0;if(U){if(s.text!==void 0){let te=e;ke(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"te\
xt",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var U=te===e}else var U=!0;if(U)
if(s.print!==void 0){let te=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"print",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var U=te===e}else var U=!0}}}}}}}}}}}}else{let se={instancePath:t,schemaPath:"\
#/oneOf/8/type",keyword:"type",params:{type:"object"}};r===null?r=[se]:r.push(se),e++}var $=B===e;if($&&q)q=!1,A=[A,8];else{
$&&(q=!0,A=8,S!==!0&&(S=!0));let se=e;if(e===se)if(s&&typeof s=="object"&&!Array.isArray(s)){let te;if(s.leave===void 0&&
(te="leave")){let Pe={instancePath:t,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty:te}};r===
null?r=[Pe]:r.push(Pe),e++}else{let Pe=e;for(let ve in s)if(!(ve==="leave"||ve==="when"||ve==="cite"||ve==="text"||ve===
"print")){let ne={instancePath:t,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:ve}};
r===null?r=[ne]:r.push(ne),e++;break}if(Pe===e){if(s.leave!==void 0){let ve=s.leave,ne=e;if(!(ve==="loop"||ve==="procedu\
re")){let ye={instancePath:t+"/leave",schemaPath:"#/oneOf/9/properties/leave/enum",keyword:"enum",params:{allowedValues:dr.
oneOf[9].properties.leave.enum}};r===null?r=[ye]:r.push(ye),e++}var g=ne===e}else var g=!0;if(g){if(s.when!==void 0){let ve=e;
w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var g=ve===e}else var g=!0;if(g){if(s.cite!==void 0){let ve=e;M(s.cite,{instancePath:t+"/\
cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.
length);var g=ve===e}else var g=!0;if(g){if(s.text!==void 0){let ve=e;ke(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"\
text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var g=ve===e}else var g=!0;if(g)
if(s.print!==void 0){let ve=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"print",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var g=ve===e}else var g=!0}}}}}}else{let te={instancePath:t,schemaPath:"\
#/oneOf/9/type",keyword:"type",params:{type:"object"}};r===null?r=[te]:r.push(te),e++}var $=se===e;if($&&q)q=!1,A=[A,9];else{
$&&(q=!0,A=9,S!==!0&&(S=!0));let te=e;if(e===te)if(s&&typeof s=="object"&&!Array.isArray(s)){let ve;if(s.do===void 0&&(ve=
"do")){let ne={instancePath:t,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty:ve}};r===null?
r=[ne]:r.push(ne),e++}else{let ne=e;for(let ye in s)if(!(ye==="do"||ye==="else"||ye==="when"||ye==="cite"||ye==="text"||
ye==="print")){let _e={instancePath:t,schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:ye}};r===null?r=[_e]:r.push(_e),e++;break}if(ne===e){if(s.do!==void 0){let ye=s.do,_e=e;if(e===_e)if(Array.
isArray(ye)){var Oe=!0;let Ce=ye.length;for(let we=0;we<Ce;we++){let Ke=e;Ze.validate(ye[we],{instancePath:t+"/do/"+we,parentData:ye,
parentDataProperty:we,rootData:l,dynamicAnchors:f})||(r=r===null?Ze.validate.errors:r.concat(Ze.validate.errors),e=r.length);
var Oe=Ke===e;if(!Oe)break}}else{let Ce={instancePath:t+"/do",schemaPath:"#/oneOf/10/properties/do/type",keyword:"type",
params:{type:"array"}};r===null?r=[Ce]:r.push(Ce),e++}var T=_e===e}else var T=!0;if(T){if(s.else!==void 0){let ye=s.else,
_e=e;if(e===_e)if(Array.isArray(ye)){var a=!0;let we=ye.length;for(let Ke=0;Ke<we;Ke++){let ir=e;Ze.validate(ye[Ke],{instancePath:t+
"/else/"+Ke,parentData:ye,parentDataProperty:Ke,rootData:l,dynamicAnchors:f})||(r=r===null?Ze.validate.errors:r.concat(Ze.
validate.errors),e=r.length);var a=ir===e;if(!a)break}}else{let we={instancePath:t+"/else",schemaPath:"#/oneOf/10/proper\
ties/else/type",keyword:"type",params:{type:"array"}};r===null?r=[we]:r.push(we),e++}var T=_e===e}else var T=!0;if(T){if(s.
when!==void 0){let ye=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var T=ye===e}else var T=!0;if(T){if(s.cite!==void 0){let ye=e;M(s.cite,
{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var T=ye===e}else var T=!0;if(T){if(s.text!==void 0){let ye=e;ke(s.text,{instancePath:t+"/text",parentData:s,
parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var T=ye===
e}else var T=!0;if(T)if(s.print!==void 0){let ye=e;v(s.print,{instancePath:t+"/print",parentData:s,parentDataProperty:"p\
rint",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var T=ye===e}else var T=!0}}}}}}}else{
let ve={instancePath:t,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type:"object"}};r===null?r=[ve]:r.push(ve),e++}
var $=te===e;$&&q?(q=!1,A=[A,10]):$&&(q=!0,A=10,S!==!0&&(S=!0))}}}}}}}}}if(q)e=p,r!==null&&(p?r.length=p:r=null);else{let i={
instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:A}};return r===null?r=[i]:r.push(i),e++,Ve.errors=
r,!1}return Ve.errors=r,L.props=S,e===0}Ve.evaluated={dynamicProps:!0,dynamicItems:!1};function Ge(s,{instancePath:t="",
parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=Ge.evaluated;if(L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.$schema===
void 0&&(O="$schema")||s.id===void 0&&(O="id")||s.title===void 0&&(O="title")||s.cite===void 0&&(O="cite")||s.do===void 0&&
(O="do"))return Ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:O}}],!1;{let J=e;
for(let j in s)if(!ze.call(gr.properties,j)){return Ge.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:j}}],!1;break}if(J===e){if(s.$schema!==void 0){let j=e;if(typeof s.$schema!=
"string")return Ge.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"\
string"}}],!1;var p=j===e}else var p=!0;if(p){if(s.id!==void 0){let j=e;h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.
title!==void 0){let j=e;v(s.title,{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.cite!==void 0){let j=e;M(s.cite,
{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.provenance!==void 0){let j=e;pe(s.provenance,{instancePath:t+
"/provenance",parentData:s,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(
pe.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.on!==void 0){let j=s.on,X=e;if(!(j==="enter"||j==="leave"||j===
"eliminate"))return Ge.errors=[{instancePath:t+"/on",schemaPath:"#/properties/on/enum",keyword:"enum",params:{allowedValues:gr.
properties.on.enum}}],!1;var p=X===e}else var p=!0;if(p){if(s.params!==void 0){let j=s.params,X=e;if(e===X)if(j&&typeof j==
"object"&&!Array.isArray(j)){for(let S in j){let Z=e;h(S,{instancePath:t+"/params",parentData:j,parentDataProperty:"para\
ms",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var q=Z===e;if(!q){let I={instancePath:t+
"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName:S}};return r===null?
r=[I]:r.push(I),e++,Ge.errors=r,!1;break}}if(q)for(let S in j){let Z=e;je(j[S],{instancePath:t+"/params/"+S.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:S,rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(
je.errors),e=r.length);var A=Z===e;if(!A)break}}else return Ge.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var p=X===e}else var p=!0;if(p){if(s.returns!==void 0){let j=s.
returns,X=e;if(e===X)if(j&&typeof j=="object"&&!Array.isArray(j)){let S;if(j.type===void 0&&(S="type")||j.value===void 0&&
(S="value"))return Ge.errors=[{instancePath:t+"/returns",schemaPath:"#/properties/returns/required",keyword:"required",params:{
missingProperty:S}}],!1;{let Z=e;for(let I in j)if(!(I==="type"||I==="value")){return Ge.errors=[{instancePath:t+"/retur\
ns",schemaPath:"#/properties/returns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],
!1;break}if(Z===e){if(j.type!==void 0){let I=e;je(j.type,{instancePath:t+"/returns/type",parentData:j,parentDataProperty:"\
type",rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);var C=I===e}else var C=!0;if(C)
if(j.value!==void 0){let I=e;w(j.value,{instancePath:t+"/returns/value",parentData:j,parentDataProperty:"value",rootData:l,
dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var C=I===e}else var C=!0}}}else return Ge.errors=
[{instancePath:t+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type:"object"}}],!1;var p=X===
e}else var p=!0;if(p)if(s.do!==void 0){let j=s.do,X=e;if(e===X)if(Array.isArray(j)){var N=!0;let S=j.length;for(let Z=0;Z<
S;Z++){let I=e;Ve(j[Z],{instancePath:t+"/do/"+Z,parentData:j,parentDataProperty:Z,rootData:l,dynamicAnchors:f})||(r=r===
null?Ve.errors:r.concat(Ve.errors),e=r.length);var N=I===e;if(!N)break}}else return Ge.errors=[{instancePath:t+"/do",schemaPath:"\
#/properties/do/type",keyword:"type",params:{type:"array"}}],!1;var p=X===e}else var p=!0}}}}}}}}}}else return Ge.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=r,e===0}Ge.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Or=Ee,ur={type:"object",properties:{$schema:{type:"string"},id:{$ref:"#/$defs/commo\
n/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$def\
s/common/$defs/provenance"},note:{$ref:"#/$defs/common/$defs/text"},mover:{enum:["unit","stack"]},params:{type:"object",
additionalProperties:{$ref:"#/$defs/common/$defs/typeName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},allowance:{
$ref:"#/$defs/common/$defs/expression"},leave:{$ref:"#/$defs/common/$defs/expression"},enter:{$ref:"#/$defs/common/$defs\
/expression"},cost:{$ref:"#/$defs/common/$defs/expression"},stop:{$ref:"#/$defs/common/$defs/expression"},end:{$ref:"#/$\
defs/common/$defs/expression"},atLeastOne:{type:"boolean"},length:{type:"object",properties:{from:{$ref:"#/$defs/common/\
$defs/expression"},upTo:{$ref:"#/$defs/common/$defs/expression"}},additionalProperties:!1,required:["from","upTo"]},prefer:{
type:"array",items:{type:"object",properties:{by:{$ref:"#/$defs/common/$defs/expression"},says:{$ref:"#/$defs/common/$de\
fs/text"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["by"]}},choice:{enum:["destination",
"step"]},onStep:{type:"array",items:{$ref:"#/$defs/procedure/$defs/node"}}},required:["$schema","id","title","cite","mov\
er","enter"],additionalProperties:!1};function Ee(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,
dynamicAnchors:f={}}={}){let r=null,e=0,L=Ee.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let j;if(s.$schema===void 0&&(j="$schema")||s.id===void 0&&(j="id")||
s.title===void 0&&(j="title")||s.cite===void 0&&(j="cite")||s.mover===void 0&&(j="mover")||s.enter===void 0&&(j="enter"))
return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:j}}],!1;{let X=e;for(let z in s)
if(!ze.call(ur.properties,z)){return Ee.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:z}}],!1;break}if(X===e){if(s.$schema!==void 0){let z=e;if(typeof s.$schema!="strin\
g")return Ee.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"st\
ring"}}],!1;var p=z===e}else var p=!0;if(p){if(s.id!==void 0){let z=e;h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.
title!==void 0){let z=e;v(s.title,{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.cite!==void 0){let z=e;M(s.cite,
{instancePath:t+"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.provenance!==void 0){let z=e;pe(s.provenance,{instancePath:t+
"/provenance",parentData:s,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(
pe.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.note!==void 0){let z=e;v(s.note,{instancePath:t+"/note",parentData:s,
parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=z===e}else
var p=!0;if(p){if(s.mover!==void 0){let z=s.mover,S=e;if(!(z==="unit"||z==="stack"))return Ee.errors=[{instancePath:t+"/\
mover",schemaPath:"#/properties/mover/enum",keyword:"enum",params:{allowedValues:ur.properties.mover.enum}}],!1;var p=S===
e}else var p=!0;if(p){if(s.params!==void 0){let z=s.params,S=e;if(e===S)if(z&&typeof z=="object"&&!Array.isArray(z)){for(let I in z){
let $=e;h(I,{instancePath:t+"/params",parentData:z,parentDataProperty:"params",rootData:l,dynamicAnchors:f})||(r=r===null?
h.errors:r.concat(h.errors),e=r.length);var q=$===e;if(!q){let R={instancePath:t+"/params",schemaPath:"#/properties/para\
ms/propertyNames",keyword:"propertyNames",params:{propertyName:I}};return r===null?r=[R]:r.push(R),e++,Ee.errors=r,!1;break}}
if(q)for(let I in z){let $=e;je(z[I],{instancePath:t+"/params/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:z,parentDataProperty:I,
rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);var A=$===e;if(!A)break}}else return Ee.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var p=S===
e}else var p=!0;if(p){if(s.allowance!==void 0){let z=e;w(s.allowance,{instancePath:t+"/allowance",parentData:s,parentDataProperty:"\
allowance",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var p=z===e}else var p=!0;
if(p){if(s.leave!==void 0){let z=e;w(s.leave,{instancePath:t+"/leave",parentData:s,parentDataProperty:"leave",rootData:l,
dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.enter!==void 0){
let z=e;w(s.enter,{instancePath:t+"/enter",parentData:s,parentDataProperty:"enter",rootData:l,dynamicAnchors:f})||(r=r===
null?w.errors:r.concat(w.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.cost!==void 0){let z=e;w(s.cost,{instancePath:t+
"/cost",parentData:s,parentDataProperty:"cost",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=
r.length);var p=z===e}else var p=!0;if(p){if(s.stop!==void 0){let z=e;w(s.stop,{instancePath:t+"/stop",parentData:s,parentDataProperty:"\
stop",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var p=z===e}else var p=!0;if(p){
if(s.end!==void 0){let z=e;w(s.end,{instancePath:t+"/end",parentData:s,parentDataProperty:"end",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var p=z===e}else var p=!0;if(p){if(s.atLeastOne!==void 0){let z=e;if(typeof s.
atLeastOne!="boolean")return Ee.errors=[{instancePath:t+"/atLeastOne",schemaPath:"#/properties/atLeastOne/type",keyword:"\
type",params:{type:"boolean"}}],!1;var p=z===e}else var p=!0;if(p){if(s.length!==void 0){let z=s.length,S=e;if(e===S)if(z&&
typeof z=="object"&&!Array.isArray(z)){let I;if(z.from===void 0&&(I="from")||z.upTo===void 0&&(I="upTo"))return Ee.errors=
[{instancePath:t+"/length",schemaPath:"#/properties/length/required",keyword:"required",params:{missingProperty:I}}],!1;
{let $=e;for(let R in z)if(!(R==="from"||R==="upTo")){return Ee.errors=[{instancePath:t+"/length",schemaPath:"#/properti\
es/length/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:R}}],!1;break}if($===e){if(z.from!==
void 0){let R=e;w(z.from,{instancePath:t+"/length/from",parentData:z,parentDataProperty:"from",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var C=R===e}else var C=!0;if(C)if(z.upTo!==void 0){let R=e;w(z.upTo,
{instancePath:t+"/length/upTo",parentData:z,parentDataProperty:"upTo",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var C=R===e}else var C=!0}}}else return Ee.errors=[{instancePath:t+"/length",schemaPath:"\
#/properties/length/type",keyword:"type",params:{type:"object"}}],!1;var p=S===e}else var p=!0;if(p){if(s.prefer!==void 0){
let z=s.prefer,S=e;if(e===S)if(Array.isArray(z)){var N=!0;let I=z.length;for(let $=0;$<I;$++){let R=z[$],ee=e;if(e===ee)
if(R&&typeof R=="object"&&!Array.isArray(R)){let H;if(R.by===void 0&&(H="by"))return Ee.errors=[{instancePath:t+"/prefer\
/"+$,schemaPath:"#/properties/prefer/items/required",keyword:"required",params:{missingProperty:H}}],!1;{let ge=e;for(let c in R)
if(!(c==="by"||c==="says"||c==="cite")){return Ee.errors=[{instancePath:t+"/prefer/"+$,schemaPath:"#/properties/prefer/i\
tems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],!1;break}if(ge===e){if(R.by!==
void 0){let c=e;w(R.by,{instancePath:t+"/prefer/"+$+"/by",parentData:R,parentDataProperty:"by",rootData:l,dynamicAnchors:f})||
(r=r===null?w.errors:r.concat(w.errors),e=r.length);var O=c===e}else var O=!0;if(O){if(R.says!==void 0){let c=e;v(R.says,
{instancePath:t+"/prefer/"+$+"/says",parentData:R,parentDataProperty:"says",rootData:l,dynamicAnchors:f})||(r=r===null?v.
errors:r.concat(v.errors),e=r.length);var O=c===e}else var O=!0;if(O)if(R.cite!==void 0){let c=e;M(R.cite,{instancePath:t+
"/prefer/"+$+"/cite",parentData:R,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var O=c===e}else var O=!0}}}}else return Ee.errors=[{instancePath:t+"/prefer/"+$,schemaPath:"#/pro\
perties/prefer/items/type",keyword:"type",params:{type:"object"}}],!1;var N=ee===e;if(!N)break}}else return Ee.errors=[{
instancePath:t+"/prefer",schemaPath:"#/properties/prefer/type",keyword:"type",params:{type:"array"}}],!1;var p=S===e}else
var p=!0;if(p){if(s.choice!==void 0){let z=s.choice,S=e;if(!(z==="destination"||z==="step"))return Ee.errors=[{instancePath:t+
"/choice",schemaPath:"#/properties/choice/enum",keyword:"enum",params:{allowedValues:ur.properties.choice.enum}}],!1;var p=S===
e}else var p=!0;if(p)if(s.onStep!==void 0){let z=s.onStep,S=e;if(e===S)if(Array.isArray(z)){var J=!0;let I=z.length;for(let $=0;$<
I;$++){let R=e;Ve(z[$],{instancePath:t+"/onStep/"+$,parentData:z,parentDataProperty:$,rootData:l,dynamicAnchors:f})||(r=
r===null?Ve.errors:r.concat(Ve.errors),e=r.length);var J=R===e;if(!J)break}}else return Ee.errors=[{instancePath:t+"/onS\
tep",schemaPath:"#/properties/onStep/type",keyword:"type",params:{type:"array"}}],!1;var p=S===e}else var p=!0}}}}}}}}}}}}}}}}}}}}else
return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=r,e===
0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir=Be;function Be(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=Be.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let N;if(s.$schema===void 0&&(N="$schema")||s.rulings===void 0&&(N="rulings"))return Be.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:N}}],!1;{let O=e;for(let J in s)if(!(J==="$schema"||J===
"rulings")){return Be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:J}}],!1;break}if(O===e){if(s.$schema!==void 0){let J=e;if(typeof s.$schema!="string")return Be.errors=
[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=J===
e}else var p=!0;if(p)if(s.rulings!==void 0){let J=s.rulings,j=e;if(e===j)if(Array.isArray(J)){var q=!0;let z=J.length;for(let S=0;S<
z;S++){let Z=J[S],I=e;if(e===I)if(Z&&typeof Z=="object"&&!Array.isArray(Z)){let R;if(Z.id===void 0&&(R="id")||Z.cite===void 0&&
(R="cite")||Z.question===void 0&&(R="question")||Z.reading===void 0&&(R="reading")||Z.reason===void 0&&(R="reason"))return Be.
errors=[{instancePath:t+"/rulings/"+S,schemaPath:"#/properties/rulings/items/required",keyword:"required",params:{missingProperty:R}}],
!1;{let ee=e;for(let W in Z)if(!(W==="id"||W==="cite"||W==="question"||W==="reading"||W==="reason"||W==="option"||W==="c\
ases")){return Be.errors=[{instancePath:t+"/rulings/"+S,schemaPath:"#/properties/rulings/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:W}}],!1;break}if(ee===e){if(Z.id!==void 0){let W=e;E(Z.id,{instancePath:t+
"/rulings/"+S+"/id",parentData:Z,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.
errors),e=r.length);var A=W===e}else var A=!0;if(A){if(Z.cite!==void 0){let W=e;M(Z.cite,{instancePath:t+"/rulings/"+S+"\
/cite",parentData:Z,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.
length);var A=W===e}else var A=!0;if(A){if(Z.question!==void 0){let W=e;v(Z.question,{instancePath:t+"/rulings/"+S+"/que\
stion",parentData:Z,parentDataProperty:"question",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),
e=r.length);var A=W===e}else var A=!0;if(A){if(Z.reading!==void 0){let W=e;v(Z.reading,{instancePath:t+"/rulings/"+S+"/r\
eading",parentData:Z,parentDataProperty:"reading",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),
e=r.length);var A=W===e}else var A=!0;if(A){if(Z.reason!==void 0){let W=e;v(Z.reason,{instancePath:t+"/rulings/"+S+"/rea\
son",parentData:Z,parentDataProperty:"reason",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.
length);var A=W===e}else var A=!0;if(A){if(Z.option!==void 0){let W=e;h(Z.option,{instancePath:t+"/rulings/"+S+"/option",
parentData:Z,parentDataProperty:"option",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);
var A=W===e}else var A=!0;if(A)if(Z.cases!==void 0){let W=Z.cases,H=e;if(e===H)if(Array.isArray(W)){var C=!0;let c=W.length;
for(let K=0;K<c;K++){let be=e;if(typeof W[K]!="string")return Be.errors=[{instancePath:t+"/rulings/"+S+"/cases/"+K,schemaPath:"\
#/properties/rulings/items/properties/cases/items/type",keyword:"type",params:{type:"string"}}],!1;var C=be===e;if(!C)break}}else
return Be.errors=[{instancePath:t+"/rulings/"+S+"/cases",schemaPath:"#/properties/rulings/items/properties/cases/type",keyword:"\
type",params:{type:"array"}}],!1;var A=H===e}else var A=!0}}}}}}}}else return Be.errors=[{instancePath:t+"/rulings/"+S,schemaPath:"\
#/properties/rulings/items/type",keyword:"type",params:{type:"object"}}],!1;var q=I===e;if(!q)break}if(q){let S=!0,Z=new Set;
for(let I of J)if(typeof I=="object"&&I!==null&&Object.hasOwn(I,"id")){let $=I.id;(typeof $=="string"||typeof $=="number")&&
(Z.has($)&&(S=!1),Z.add($))}if(!S)return Be.errors=[{instancePath:t+"/rulings",schemaPath:"#/properties/rulings/x-unique",
keyword:"x-unique",params:{}}],!1}}else return Be.errors=[{instancePath:t+"/rulings",schemaPath:"#/properties/rulings/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var p=j===e}else var p=!0}}}else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=r,e===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Lr=xe,mr={type:"object",properties:{$schema:{type:"string"},id:{$ref:"#/$defs/common/$defs/id"},title:{$ref:"#/$defs\
/common/$defs/text"},extends:{$ref:"#/$defs/common/$defs/id"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"\
#/$defs/common/$defs/provenance"},about:{$ref:"#/$defs/common/$defs/text"},firstTurn:{type:"integer",minimum:1,maximum:200},
lastTurn:{type:"integer",minimum:1,maximum:200},options:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/\
scalar"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},units:{type:"object",properties:{only:{type:"array",items:{$ref:"\
#/$defs/common/$defs/id"}},without:{type:"array",items:{$ref:"#/$defs/common/$defs/id"}}},additionalProperties:!1},setup:{
type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/te\
xt"},cite:{$ref:"#/$defs/common/$defs/cite"},by:{$ref:"#/$defs/common/$defs/name"},provenance:{$ref:"#/$defs/common/$def\
s/provenance"},state:{$ref:"#/$defs/common/$defs/id"},at:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs\
/hexNumber"},propertyNames:{$ref:"#/$defs/common/$defs/id"}},box:{type:"object",additionalProperties:{type:"array",items:{
$ref:"#/$defs/common/$defs/id"}},propertyNames:{$ref:"#/$defs/common/$defs/name"}},free:{type:"object",properties:{each:{
enum:["unit","hex"]},units:{type:"array",items:{$ref:"#/$defs/common/$defs/id"},minItems:1},region:{$ref:"#/$defs/common\
/$defs/name"},hexes:{type:"array",items:{$ref:"#/$defs/common/$defs/hexNumber"}},allow:{$ref:"#/$defs/common/$defs/expre\
ssion"},ready:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/hexNumber"},propertyNames:{$ref:"#/$defs/c\
ommon/$defs/id"}}},additionalProperties:!1,required:["units"]},do:{type:"array",items:{$ref:"#/$defs/procedure/$defs/nod\
e"}},drop:{type:"boolean"}},additionalProperties:!1,required:["id"]},"x-unique":"id"},arrivals:{type:"object",additionalProperties:{
type:"integer",minimum:1,maximum:200},propertyNames:{$ref:"#/$defs/common/$defs/id"}},victory:{type:"object",properties:{
cite:{$ref:"#/$defs/common/$defs/cite"},text:{$ref:"#/$defs/common/$defs/text"},do:{type:"array",items:{$ref:"#/$defs/pr\
ocedure/$defs/node"}}},additionalProperties:!1,required:["cite","do"]}},required:["$schema","id","title"],additionalProperties:!1};
function xe(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=xe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let u;if(s.$schema===void 0&&(u="$schema")||s.id===void 0&&(u="id")||s.title===void 0&&(u="title"))return xe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let d=e;for(let b in s)
if(!ze.call(mr.properties,b)){return xe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:b}}],!1;break}if(d===e){if(s.$schema!==void 0){let b=e;if(typeof s.$schema!="strin\
g")return xe.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"st\
ring"}}],!1;var p=b===e}else var p=!0;if(p){if(s.id!==void 0){let b=e;E(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"\
id",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var p=b===e}else var p=!0;if(p){if(s.
title!==void 0){let b=e;v(s.title,{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=b===e}else var p=!0;if(p){if(s.extends!==void 0){let b=e;E(s.extends,
{instancePath:t+"/extends",parentData:s,parentDataProperty:"extends",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:
r.concat(E.errors),e=r.length);var p=b===e}else var p=!0;if(p){if(s.cite!==void 0){let b=e;M(s.cite,{instancePath:t+"/ci\
te",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);
var p=b===e}else var p=!0;if(p){if(s.provenance!==void 0){let b=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,
parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=b===
e}else var p=!0;if(p){if(s.about!==void 0){let b=e;v(s.about,{instancePath:t+"/about",parentData:s,parentDataProperty:"a\
bout",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=b===e}else var p=!0;if(p){
if(s.firstTurn!==void 0){let b=s.firstTurn,G=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return xe.errors=
[{instancePath:t+"/firstTurn",schemaPath:"#/properties/firstTurn/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
G&&typeof b=="number"&&isFinite(b)){if(b>200||isNaN(b))return xe.errors=[{instancePath:t+"/firstTurn",schemaPath:"#/prop\
erties/firstTurn/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}],!1;if(b<1||isNaN(b))return xe.errors=[{
instancePath:t+"/firstTurn",schemaPath:"#/properties/firstTurn/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var p=G===e}else var p=!0;if(p){if(s.lastTurn!==void 0){let b=s.lastTurn,G=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(
b)&&isFinite(b)))return xe.errors=[{instancePath:t+"/lastTurn",schemaPath:"#/properties/lastTurn/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===G&&typeof b=="number"&&isFinite(b)){if(b>200||isNaN(b))return xe.errors=[{instancePath:t+"/l\
astTurn",schemaPath:"#/properties/lastTurn/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}],!1;if(b<1||isNaN(
b))return xe.errors=[{instancePath:t+"/lastTurn",schemaPath:"#/properties/lastTurn/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var p=G===e}else var p=!0;if(p){if(s.options!==void 0){let b=s.options,G=e;if(e===G)if(b&&typeof b=="o\
bject"&&!Array.isArray(b)){for(let V in b){let o=e;h(V,{instancePath:t+"/options",parentData:b,parentDataProperty:"optio\
ns",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var q=o===e;if(!q){let g={instancePath:t+
"/options",schemaPath:"#/properties/options/propertyNames",keyword:"propertyNames",params:{propertyName:V}};return r===null?
r=[g]:r.push(g),e++,xe.errors=r,!1;break}}if(q)for(let V in b){let o=e;he(b[V],{instancePath:t+"/options/"+V.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:b,parentDataProperty:V,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(
he.errors),e=r.length);var A=o===e;if(!A)break}}else return xe.errors=[{instancePath:t+"/options",schemaPath:"#/properti\
es/options/type",keyword:"type",params:{type:"object"}}],!1;var p=G===e}else var p=!0;if(p){if(s.units!==void 0){let b=s.
units,G=e;if(e===G)if(b&&typeof b=="object"&&!Array.isArray(b)){let V=e;for(let o in b)if(!(o==="only"||o==="without")){
return xe.errors=[{instancePath:t+"/units",schemaPath:"#/properties/units/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:o}}],!1;break}if(V===e){if(b.only!==void 0){let o=b.only,g=e;if(e===g)if(Array.isArray(
o)){var C=!0;let Oe=o.length;for(let T=0;T<Oe;T++){let a=e;E(o[T],{instancePath:t+"/units/only/"+T,parentData:o,parentDataProperty:T,
rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var C=a===e;if(!C)break}}else return xe.
errors=[{instancePath:t+"/units/only",schemaPath:"#/properties/units/properties/only/type",keyword:"type",params:{type:"\
array"}}],!1;var N=g===e}else var N=!0;if(N)if(b.without!==void 0){let o=b.without,g=e;if(e===g)if(Array.isArray(o)){var O=!0;
let T=o.length;for(let a=0;a<T;a++){let i=e;E(o[a],{instancePath:t+"/units/without/"+a,parentData:o,parentDataProperty:a,
rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var O=i===e;if(!O)break}}else return xe.
errors=[{instancePath:t+"/units/without",schemaPath:"#/properties/units/properties/without/type",keyword:"type",params:{
type:"array"}}],!1;var N=g===e}else var N=!0}}else return xe.errors=[{instancePath:t+"/units",schemaPath:"#/properties/u\
nits/type",keyword:"type",params:{type:"object"}}],!1;var p=G===e}else var p=!0;if(p){if(s.setup!==void 0){let b=s.setup,
G=e;if(e===G)if(Array.isArray(b)){var J=!0;let V=b.length;for(let o=0;o<V;o++){let g=b[o],Oe=e;if(e===Oe)if(g&&typeof g==
"object"&&!Array.isArray(g)){let a;if(g.id===void 0&&(a="id"))return xe.errors=[{instancePath:t+"/setup/"+o,schemaPath:"\
#/properties/setup/items/required",keyword:"required",params:{missingProperty:a}}],!1;{let i=e;for(let y in g)if(!ze.call(
mr.properties.setup.items.properties,y)){return xe.errors=[{instancePath:t+"/setup/"+o,schemaPath:"#/properties/setup/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(i===e){if(g.id!==void 0){
let y=e;h(g.id,{instancePath:t+"/setup/"+o+"/id",parentData:g,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=
r===null?h.errors:r.concat(h.errors),e=r.length);var j=y===e}else var j=!0;if(j){if(g.title!==void 0){let y=e;v(g.title,
{instancePath:t+"/setup/"+o+"/title",parentData:g,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var j=y===e}else var j=!0;if(j){if(g.cite!==void 0){let y=e;M(g.cite,{instancePath:t+
"/setup/"+o+"/cite",parentData:g,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var j=y===e}else var j=!0;if(j){if(g.by!==void 0){let y=e;h(g.by,{instancePath:t+"/setup/"+o+"/by",
parentData:g,parentDataProperty:"by",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);
var j=y===e}else var j=!0;if(j){if(g.provenance!==void 0){let y=e;pe(g.provenance,{instancePath:t+"/setup/"+o+"/provenan\
ce",parentData:g,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),
e=r.length);var j=y===e}else var j=!0;if(j){if(g.state!==void 0){let y=e;E(g.state,{instancePath:t+"/setup/"+o+"/state",
parentData:g,parentDataProperty:"state",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);
var j=y===e}else var j=!0;if(j){if(g.at!==void 0){let y=g.at,k=e;if(e===k)if(y&&typeof y=="object"&&!Array.isArray(y)){for(let P in y){
let n=e;E(P,{instancePath:t+"/setup/"+o+"/at",parentData:y,parentDataProperty:"at",rootData:l,dynamicAnchors:f})||(r=r===
null?E.errors:r.concat(E.errors),e=r.length);var X=n===e;if(!X){let _={instancePath:t+"/setup/"+o+"/at",schemaPath:"#/pr\
operties/setup/items/properties/at/propertyNames",keyword:"propertyNames",params:{propertyName:P}};return r===null?r=[_]:
r.push(_),e++,xe.errors=r,!1;break}}if(X)for(let P in y){let n=e;Ne(y[P],{instancePath:t+"/setup/"+o+"/at/"+P.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:y,parentDataProperty:P,rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(
Ne.errors),e=r.length);var z=n===e;if(!z)break}}else return xe.errors=[{instancePath:t+"/setup/"+o+"/at",schemaPath:"#/p\
roperties/setup/items/properties/at/type",keyword:"type",params:{type:"object"}}],!1;var j=k===e}else var j=!0;if(j){if(g.
box!==void 0){let y=g.box,k=e;if(e===k)if(y&&typeof y=="object"&&!Array.isArray(y)){for(let P in y){let n=e;h(P,{instancePath:t+
"/setup/"+o+"/box",parentData:y,parentDataProperty:"box",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.
errors),e=r.length);var S=n===e;if(!S){let _={instancePath:t+"/setup/"+o+"/box",schemaPath:"#/properties/setup/items/pro\
perties/box/propertyNames",keyword:"propertyNames",params:{propertyName:P}};return r===null?r=[_]:r.push(_),e++,xe.errors=
r,!1;break}}if(S)for(let P in y){let n=y[P],_=e;if(e===_)if(Array.isArray(n)){var Z=!0;let Y=n.length;for(let x=0;x<Y;x++){
let m=e;E(n[x],{instancePath:t+"/setup/"+o+"/box/"+P.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+x,parentData:n,parentDataProperty:x,
rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var Z=m===e;if(!Z)break}}else return xe.
errors=[{instancePath:t+"/setup/"+o+"/box/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/setup/item\
s/properties/box/additionalProperties/type",keyword:"type",params:{type:"array"}}],!1;var I=_===e;if(!I)break}}else return xe.
errors=[{instancePath:t+"/setup/"+o+"/box",schemaPath:"#/properties/setup/items/properties/box/type",keyword:"type",params:{
type:"object"}}],!1;var j=k===e}else var j=!0;if(j){if(g.free!==void 0){let y=g.free,k=e;if(e===k)if(y&&typeof y=="objec\
t"&&!Array.isArray(y)){let P;if(y.units===void 0&&(P="units"))return xe.errors=[{instancePath:t+"/setup/"+o+"/free",schemaPath:"\
#/properties/setup/items/properties/free/required",keyword:"required",params:{missingProperty:P}}],!1;{let n=e;for(let _ in y)
if(!(_==="each"||_==="units"||_==="region"||_==="hexes"||_==="allow"||_==="ready")){return xe.errors=[{instancePath:t+"/\
setup/"+o+"/free",schemaPath:"#/properties/setup/items/properties/free/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:_}}],!1;break}if(n===e){if(y.each!==void 0){let _=y.each,Y=e;if(!(_==="unit"||_==="hex"))
return xe.errors=[{instancePath:t+"/setup/"+o+"/free/each",schemaPath:"#/properties/setup/items/properties/free/properti\
es/each/enum",keyword:"enum",params:{allowedValues:mr.properties.setup.items.properties.free.properties.each.enum}}],!1;
var $=Y===e}else var $=!0;if($){if(y.units!==void 0){let _=y.units,Y=e;if(e===Y)if(Array.isArray(_)){if(_.length<1)return xe.
errors=[{instancePath:t+"/setup/"+o+"/free/units",schemaPath:"#/properties/setup/items/properties/free/properties/units/\
minItems",keyword:"minItems",params:{limit:1}}],!1;{var R=!0;let m=_.length;for(let D=0;D<m;D++){let me=e;E(_[D],{instancePath:t+
"/setup/"+o+"/free/units/"+D,parentData:_,parentDataProperty:D,rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(
E.errors),e=r.length);var R=me===e;if(!R)break}}}else return xe.errors=[{instancePath:t+"/setup/"+o+"/free/units",schemaPath:"\
#/properties/setup/items/properties/free/properties/units/type",keyword:"type",params:{type:"array"}}],!1;var $=Y===e}else
var $=!0;if($){if(y.region!==void 0){let _=e;h(y.region,{instancePath:t+"/setup/"+o+"/free/region",parentData:y,parentDataProperty:"\
region",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var $=_===e}else var $=!0;if($){
if(y.hexes!==void 0){let _=y.hexes,Y=e;if(e===Y)if(Array.isArray(_)){var ee=!0;let m=_.length;for(let D=0;D<m;D++){let me=e;
Ne(_[D],{instancePath:t+"/setup/"+o+"/free/hexes/"+D,parentData:_,parentDataProperty:D,rootData:l,dynamicAnchors:f})||(r=
r===null?Ne.errors:r.concat(Ne.errors),e=r.length);var ee=me===e;if(!ee)break}}else return xe.errors=[{instancePath:t+"/\
setup/"+o+"/free/hexes",schemaPath:"#/properties/setup/items/properties/free/properties/hexes/type",keyword:"type",params:{
type:"array"}}],!1;var $=Y===e}else var $=!0;if($){if(y.allow!==void 0){let _=e;w(y.allow,{instancePath:t+"/setup/"+o+"/\
free/allow",parentData:y,parentDataProperty:"allow",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),
e=r.length);var $=_===e}else var $=!0;if($)if(y.ready!==void 0){let _=y.ready,Y=e;if(e===Y)if(_&&typeof _=="object"&&!Array.
isArray(_)){for(let m in _){let D=e;E(m,{instancePath:t+"/setup/"+o+"/free/ready",parentData:_,parentDataProperty:"ready",
rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var W=D===e;if(!W){let me={instancePath:t+
"/setup/"+o+"/free/ready",schemaPath:"#/properties/setup/items/properties/free/properties/ready/propertyNames",keyword:"\
propertyNames",params:{propertyName:m}};return r===null?r=[me]:r.push(me),e++,xe.errors=r,!1;break}}if(W)for(let m in _){
let D=e;Ne(_[m],{instancePath:t+"/setup/"+o+"/free/ready/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:_,parentDataProperty:m,
rootData:l,dynamicAnchors:f})||(r=r===null?Ne.errors:r.concat(Ne.errors),e=r.length);var H=D===e;if(!H)break}}else return xe.
errors=[{instancePath:t+"/setup/"+o+"/free/ready",schemaPath:"#/properties/setup/items/properties/free/properties/ready/\
type",keyword:"type",params:{type:"object"}}],!1;var $=Y===e}else var $=!0}}}}}}}else return xe.errors=[{instancePath:t+
"/setup/"+o+"/free",schemaPath:"#/properties/setup/items/properties/free/type",keyword:"type",params:{type:"object"}}],!1;
var j=k===e}else var j=!0;if(j){if(g.do!==void 0){let y=g.do,k=e;if(e===k)if(Array.isArray(y)){var ge=!0;let P=y.length;
for(let n=0;n<P;n++){let _=e;Ve(y[n],{instancePath:t+"/setup/"+o+"/do/"+n,parentData:y,parentDataProperty:n,rootData:l,dynamicAnchors:f})||
(r=r===null?Ve.errors:r.concat(Ve.errors),e=r.length);var ge=_===e;if(!ge)break}}else return xe.errors=[{instancePath:t+
"/setup/"+o+"/do",schemaPath:"#/properties/setup/items/properties/do/type",keyword:"type",params:{type:"array"}}],!1;var j=k===
e}else var j=!0;if(j)if(g.drop!==void 0){let y=e;if(typeof g.drop!="boolean")return xe.errors=[{instancePath:t+"/setup/"+
o+"/drop",schemaPath:"#/properties/setup/items/properties/drop/type",keyword:"type",params:{type:"boolean"}}],!1;var j=y===
e}else var j=!0}}}}}}}}}}}}else return xe.errors=[{instancePath:t+"/setup/"+o,schemaPath:"#/properties/setup/items/type",
keyword:"type",params:{type:"object"}}],!1;var J=Oe===e;if(!J)break}if(J){let o=!0,g=new Set;for(let Oe of b)if(typeof Oe==
"object"&&Oe!==null&&Object.hasOwn(Oe,"id")){let T=Oe.id;(typeof T=="string"||typeof T=="number")&&(g.has(T)&&(o=!1),g.add(
T))}if(!o)return xe.errors=[{instancePath:t+"/setup",schemaPath:"#/properties/setup/x-unique",keyword:"x-unique",params:{}}],
!1}}else return xe.errors=[{instancePath:t+"/setup",schemaPath:"#/properties/setup/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var p=G===e}else var p=!0;if(p){if(s.arrivals!==void 0){let b=s.arrivals,G=e;if(e===G)if(b&&typeof b=="object"&&
!Array.isArray(b)){for(let V in b){let o=e;E(V,{instancePath:t+"/arrivals",parentData:b,parentDataProperty:"arrivals",rootData:l,
dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var c=o===e;if(!c){let g={instancePath:t+"/arriv\
als",schemaPath:"#/properties/arrivals/propertyNames",keyword:"propertyNames",params:{propertyName:V}};return r===null?r=
[g]:r.push(g),e++,xe.errors=r,!1;break}}if(c)for(let V in b){let o=b[V],g=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return xe.errors=[{instancePath:t+"/arrivals/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/arrivals/additionalProperties/type",keyword:"type",params:{type:"integer"}}],!1;if(e===g&&typeof o=="number"&&isFinite(
o)){if(o>200||isNaN(o))return xe.errors=[{instancePath:t+"/arrivals/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/arrivals/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:200}}],!1;if(o<1||isNaN(
o))return xe.errors=[{instancePath:t+"/arrivals/"+V.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/arri\
vals/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var K=g===e;if(!K)break}}else
return xe.errors=[{instancePath:t+"/arrivals",schemaPath:"#/properties/arrivals/type",keyword:"type",params:{type:"objec\
t"}}],!1;var p=G===e}else var p=!0;if(p)if(s.victory!==void 0){let b=s.victory,G=e;if(e===G)if(b&&typeof b=="object"&&!Array.
isArray(b)){let V;if(b.cite===void 0&&(V="cite")||b.do===void 0&&(V="do"))return xe.errors=[{instancePath:t+"/victory",schemaPath:"\
#/properties/victory/required",keyword:"required",params:{missingProperty:V}}],!1;{let o=e;for(let g in b)if(!(g==="cite"||
g==="text"||g==="do")){return xe.errors=[{instancePath:t+"/victory",schemaPath:"#/properties/victory/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(o===e){if(b.cite!==void 0){let g=e;M(b.cite,
{instancePath:t+"/victory/cite",parentData:b,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:
r.concat(M.errors),e=r.length);var be=g===e}else var be=!0;if(be){if(b.text!==void 0){let g=e;v(b.text,{instancePath:t+"\
/victory/text",parentData:b,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),
e=r.length);var be=g===e}else var be=!0;if(be)if(b.do!==void 0){let g=b.do,Oe=e;if(e===Oe)if(Array.isArray(g)){var Q=!0;
let a=g.length;for(let i=0;i<a;i++){let y=e;Ve(g[i],{instancePath:t+"/victory/do/"+i,parentData:g,parentDataProperty:i,rootData:l,
dynamicAnchors:f})||(r=r===null?Ve.errors:r.concat(Ve.errors),e=r.length);var Q=y===e;if(!Q)break}}else return xe.errors=
[{instancePath:t+"/victory/do",schemaPath:"#/properties/victory/properties/do/type",keyword:"type",params:{type:"array"}}],
!1;var be=Oe===e}else var be=!0}}}}else return xe.errors=[{instancePath:t+"/victory",schemaPath:"#/properties/victory/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var p=G===e}else var p=!0}}}}}}}}}}}}}}}else return xe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=r,e===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ar=We;var cr={validate:Je};function Je(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){
let r=null,e=0,L=Je.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let C;if(s.id===void 0&&(C="id")||s.title===void 0&&(C="title")||s.cite===void 0&&(C="cite"))
return Je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:C}}],!1;{let N=e;for(let O in s)
if(!(O==="id"||O==="title"||O==="cite"||O==="side"||O==="when"||O==="text"||O==="do"||O==="phases")){return Je.errors=[{
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:O}}],!1;break}
if(N===e){if(s.id!==void 0){let O=e;h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var p=O===e}else var p=!0;if(p){if(s.title!==void 0){let O=e;v(s.title,
{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var p=O===e}else var p=!0;if(p){if(s.cite!==void 0){let O=e;M(s.cite,{instancePath:t+"/cite",parentData:s,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var p=O===e}else
var p=!0;if(p){if(s.side!==void 0){let O=e;w(s.side,{instancePath:t+"/side",parentData:s,parentDataProperty:"side",rootData:l,
dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var p=O===e}else var p=!0;if(p){if(s.when!==void 0){
let O=e;w(s.when,{instancePath:t+"/when",parentData:s,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?
w.errors:r.concat(w.errors),e=r.length);var p=O===e}else var p=!0;if(p){if(s.text!==void 0){let O=e;v(s.text,{instancePath:t+
"/text",parentData:s,parentDataProperty:"text",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=
r.length);var p=O===e}else var p=!0;if(p){if(s.do!==void 0){let O=s.do,J=e;if(e===J)if(Array.isArray(O)){var q=!0;let X=O.
length;for(let z=0;z<X;z++){let S=e;Ve(O[z],{instancePath:t+"/do/"+z,parentData:O,parentDataProperty:z,rootData:l,dynamicAnchors:f})||
(r=r===null?Ve.errors:r.concat(Ve.errors),e=r.length);var q=S===e;if(!q)break}}else return Je.errors=[{instancePath:t+"/\
do",schemaPath:"#/properties/do/type",keyword:"type",params:{type:"array"}}],!1;var p=J===e}else var p=!0;if(p)if(s.phases!==
void 0){let O=s.phases,J=e;if(e===J)if(Array.isArray(O)){var A=!0;let X=O.length;for(let z=0;z<X;z++){let S=e;cr.validate(
O[z],{instancePath:t+"/phases/"+z,parentData:O,parentDataProperty:z,rootData:l,dynamicAnchors:f})||(r=r===null?cr.validate.
errors:r.concat(cr.validate.errors),e=r.length);var A=S===e;if(!A)break}}else return Je.errors=[{instancePath:t+"/phases",
schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"array"}}],!1;var p=J===e}else var p=!0}}}}}}}}}else return Je.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=r,e===0}Je.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function We(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,
dynamicAnchors:f={}}={}){let r=null,e=0,L=We.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.$schema===void 0&&(A="$schema")||s.cite===void 0&&(A="cite")||
s.phases===void 0&&(A="phases"))return We.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:A}}],
!1;{let C=e;for(let N in s)if(!(N==="$schema"||N==="title"||N==="cite"||N==="provenance"||N==="phases")){return We.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:N}}],!1;break}
if(C===e){if(s.$schema!==void 0){let N=e;if(typeof s.$schema!="string")return We.errors=[{instancePath:t+"/$schema",schemaPath:"\
#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=N===e}else var p=!0;if(p){if(s.title!==void 0){
let N=e;v(s.title,{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===
null?v.errors:r.concat(v.errors),e=r.length);var p=N===e}else var p=!0;if(p){if(s.cite!==void 0){let N=e;M(s.cite,{instancePath:t+
"/cite",parentData:s,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=
r.length);var p=N===e}else var p=!0;if(p){if(s.provenance!==void 0){let N=e;pe(s.provenance,{instancePath:t+"/provenance",
parentData:s,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=
r.length);var p=N===e}else var p=!0;if(p)if(s.phases!==void 0){let N=s.phases,O=e;if(e===O)if(Array.isArray(N)){if(N.length<
1)return We.errors=[{instancePath:t+"/phases",schemaPath:"#/properties/phases/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var q=!0;let j=N.length;for(let X=0;X<j;X++){let z=e;Je(N[X],{instancePath:t+"/phases/"+X,parentData:N,parentDataProperty:X,
rootData:l,dynamicAnchors:f})||(r=r===null?Je.errors:r.concat(Je.errors),e=r.length);var q=z===e;if(!q)break}}}else return We.
errors=[{instancePath:t+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"array"}}],!1;var p=O===
e}else var p=!0}}}}}}else return We.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return We.errors=r,e===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fr=ar;var pr={type:"object",properties:{$schema:{type:"string"},kind:{const:"decision"},id:{$ref:"#/$defs/common/$defs/name"},
title:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/\
provenance"},note:{$ref:"#/$defs/common/$defs/text"},inputs:{type:"object",additionalProperties:{$ref:"#/$defs/common/$d\
efs/typeName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},facts:{type:"object",additionalProperties:{anyOf:[{$ref:"\
#/$defs/common/$defs/expression"},{type:"object",properties:{is:{$ref:"#/$defs/common/$defs/expression"},title:{$ref:"#/\
$defs/common/$defs/text"}},additionalProperties:!1,required:["is"]}]},propertyNames:{$ref:"#/$defs/common/$defs/name"}},
output:{anyOf:[{$ref:"#/$defs/common/$defs/typeName"},{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/ty\
peName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}}]},hit:{enum:["first","unique","any","or","and","sum","product",
"min","max","collect"]},default:{$ref:"#/$defs/table/$defs/gives"},groups:{type:"object",additionalProperties:{enum:["fi\
rst","min","max"]},propertyNames:{$ref:"#/$defs/common/$defs/id"}},round:{enum:["down","up","nearest"]},rows:{type:"arra\
y",items:{type:"object",properties:{id:{$ref:"#/$defs/common/$defs/id"},is:{type:"object",additionalProperties:{$ref:"#/\
$defs/table/$defs/test"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},when:{$ref:"#/$defs/common/$defs/expression"},
gives:{$ref:"#/$defs/table/$defs/gives"},says:{$ref:"#/$defs/common/$defs/template"},label:{$ref:"#/$defs/common/$defs/t\
ext"},cite:{$ref:"#/$defs/common/$defs/cite"},group:{$ref:"#/$defs/common/$defs/id"},supersedes:{type:"array",items:{$ref:"\
#/$defs/common/$defs/id"}},provenance:{$ref:"#/$defs/common/$defs/provenance"}},additionalProperties:!1,required:["id","\
gives"]},minItems:1,maxItems:500,"x-unique":"id"}},required:["$schema","kind","id","title","cite","output","hit","rows"],
additionalProperties:!1};function Ye(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=Ye.evaluated;L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0);let p=e,q=!1,A=e;he(s,{instancePath:t,parentData:qe,
parentDataProperty:De,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var Z=A===e;q=
q||Z;let C=e;if(e===C)if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.expr===void 0&&(I="expr")){let $={instancePath:t,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:I}};r===null?r=[$]:r.push($),e++}else{let $=e;
for(let R in s)if(R!=="expr"){let ee={instancePath:t,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:R}};r===null?r=[ee]:r.push(ee),e++;break}$===e&&s.expr!==void 0&&(w(s.expr,{instancePath:t+
"/expr",parentData:s,parentDataProperty:"expr",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=
r.length))}}else{let I={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"object"}};r===null?r=[I]:
r.push(I),e++}var Z=C===e;if(q=q||Z,Z)var N=!0;let O=e,J=e,j=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let I;if(s.expr===
void 0&&(I="expr")){let $={};r===null?r=[$]:r.push($),e++}}var X=j===e;if(X){let I={instancePath:t,schemaPath:"#/anyOf/2\
/not",keyword:"not",params:{}};r===null?r=[I]:r.push(I),e++}else e=J,r!==null&&(J?r.length=J:r=null);if(e===O)if(s&&typeof s==
"object"&&!Array.isArray(s))for(let I in s){let $=s[I],R=e,ee=e,W=!1,H=e;he($,{instancePath:t+"/"+I.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:s,parentDataProperty:I,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=
r.length);var z=H===e;W=W||z;let ge=e;if(e===ge)if($&&typeof $=="object"&&!Array.isArray($)){let c;if($.expr===void 0&&(c=
"expr")){let K={instancePath:t+"/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/anyOf/2/additionalProperties/a\
nyOf/1/required",keyword:"required",params:{missingProperty:c}};r===null?r=[K]:r.push(K),e++}else{let K=e;for(let be in $)
if(be!=="expr"){let Q={instancePath:t+"/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/anyOf/2/additionalPrope\
rties/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:be}};r===null?r=[Q]:r.push(
Q),e++;break}K===e&&$.expr!==void 0&&(w($.expr,{instancePath:t+"/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/expr",parentData:$,
parentDataProperty:"expr",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length))}}else{let c={
instancePath:t+"/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/anyOf/2/additionalProperties/anyOf/1/type",keyword:"\
type",params:{type:"object"}};r===null?r=[c]:r.push(c),e++}var z=ge===e;if(W=W||z,W)e=ee,r!==null&&(ee?r.length=ee:r=null);else{
let c={instancePath:t+"/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/anyOf/2/additionalProperties/anyOf",keyword:"\
anyOf",params:{}};r===null?r=[c]:r.push(c),e++}var S=R===e;if(!S)break}else{let I={instancePath:t,schemaPath:"#/anyOf/2/\
type",keyword:"type",params:{type:"object"}};r===null?r=[I]:r.push(I),e++}var Z=O===e;if(q=q||Z,Z&&N!==!0&&(N=!0),q)e=p,
r!==null&&(p?r.length=p:r=null);else{let I={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[I]:r.push(I),e++,Ye.errors=r,!1}return Ye.errors=r,L.props=N,e===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};function sr(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=sr.evaluated;L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0);let p=e,q=!1,A=e;he(s,{instancePath:t,parentData:qe,
parentDataProperty:De,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.errors),e=r.length);var O=A===e;q=
q||O;let C=e;if(e===C)if(Array.isArray(s))if(s.length<1){let j={instancePath:t,schemaPath:"#/anyOf/1/minItems",keyword:"\
minItems",params:{limit:1}};r===null?r=[j]:r.push(j),e++}else{var N=!0;let j=s.length;for(let X=0;X<j;X++){let z=e;he(s[X],
{instancePath:t+"/"+X,parentData:s,parentDataProperty:X,rootData:l,dynamicAnchors:f})||(r=r===null?he.errors:r.concat(he.
errors),e=r.length);var N=z===e;if(!N)break}}else{let j={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{
type:"array"}};r===null?r=[j]:r.push(j),e++}var O=C===e;if(q=q||O,O)var J=!0;if(q)e=p,r!==null&&(p?r.length=p:r=null);else{
let j={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return r===null?r=[j]:r.push(j),e++,sr.errors=r,!1}
return sr.errors=r,L.items=J,e===0}sr.evaluated={dynamicProps:!1,dynamicItems:!0};function Ae(s,{instancePath:t="",parentData:qe,
parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=Ae.evaluated;if(L.dynamicProps&&(L.props=void 0),
L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let H;if(s.$schema===void 0&&(H="$sc\
hema")||s.kind===void 0&&(H="kind")||s.id===void 0&&(H="id")||s.title===void 0&&(H="title")||s.cite===void 0&&(H="cite")||
s.output===void 0&&(H="output")||s.hit===void 0&&(H="hit")||s.rows===void 0&&(H="rows"))return Ae.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:H}}],!1;{let ge=e;for(let c in s)if(!ze.call(pr.properties,
c)){return Ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(ge===e){if(s.$schema!==void 0){let c=e;if(typeof s.$schema!="string")return Ae.errors=[{instancePath:t+"/$sc\
hema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){
if(s.kind!==void 0){let c=e;if(s.kind!=="decision")return Ae.errors=[{instancePath:t+"/kind",schemaPath:"#/properties/ki\
nd/const",keyword:"const",params:{allowedValue:"decision"}}],!1;var p=c===e}else var p=!0;if(p){if(s.id!==void 0){let c=e;
h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.
concat(h.errors),e=r.length);var p=c===e}else var p=!0;if(p){if(s.title!==void 0){let c=e;v(s.title,{instancePath:t+"/ti\
tle",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.
length);var p=c===e}else var p=!0;if(p){if(s.cite!==void 0){let c=e;M(s.cite,{instancePath:t+"/cite",parentData:s,parentDataProperty:"\
cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var p=c===e}else var p=!0;if(p){
if(s.provenance!==void 0){let c=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"provena\
nce",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=c===e}else var p=!0;if(p){
if(s.note!==void 0){let c=e;v(s.note,{instancePath:t+"/note",parentData:s,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=c===e}else var p=!0;if(p){if(s.inputs!==void 0){let c=s.inputs,
K=e;if(e===K)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let Q in c){let u=e;h(Q,{instancePath:t+"/inputs",parentData:c,
parentDataProperty:"inputs",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var q=u===
e;if(!q){let d={instancePath:t+"/inputs",schemaPath:"#/properties/inputs/propertyNames",keyword:"propertyNames",params:{
propertyName:Q}};return r===null?r=[d]:r.push(d),e++,Ae.errors=r,!1;break}}if(q)for(let Q in c){let u=e;je(c[Q],{instancePath:t+
"/inputs/"+Q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:Q,rootData:l,dynamicAnchors:f})||(r=
r===null?je.errors:r.concat(je.errors),e=r.length);var A=u===e;if(!A)break}}else return Ae.errors=[{instancePath:t+"/inp\
uts",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type:"object"}}],!1;var p=K===e}else var p=!0;if(p){if(s.
facts!==void 0){let c=s.facts,K=e;if(e===K)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let Q in c){let u=e;h(Q,{instancePath:t+
"/facts",parentData:c,parentDataProperty:"facts",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),
e=r.length);var C=u===e;if(!C){let d={instancePath:t+"/facts",schemaPath:"#/properties/facts/propertyNames",keyword:"pro\
pertyNames",params:{propertyName:Q}};return r===null?r=[d]:r.push(d),e++,Ae.errors=r,!1;break}}if(C)for(let Q in c){let u=c[Q],
d=e,b=e,G=!1,U=e;w(u,{instancePath:t+"/facts/"+Q.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:Q,
rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var O=U===e;G=G||O;let V=e;if(e===V)if(u&&
typeof u=="object"&&!Array.isArray(u)){let o;if(u.is===void 0&&(o="is")){let g={instancePath:t+"/facts/"+Q.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/facts/additionalProperties/anyOf/1/required",keyword:"required",params:{
missingProperty:o}};r===null?r=[g]:r.push(g),e++}else{let g=e;for(let Oe in u)if(!(Oe==="is"||Oe==="title")){let T={instancePath:t+
"/facts/"+Q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/facts/additionalProperties/anyOf/1/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:Oe}};r===null?r=[T]:r.push(T),e++;break}if(g===e){
if(u.is!==void 0){let Oe=e;w(u.is,{instancePath:t+"/facts/"+Q.replace(/~/g,"~0").replace(/\//g,"~1")+"/is",parentData:u,
parentDataProperty:"is",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var N=Oe===e}else
var N=!0;if(N)if(u.title!==void 0){let Oe=e;v(u.title,{instancePath:t+"/facts/"+Q.replace(/~/g,"~0").replace(/\//g,"~1")+
"/title",parentData:u,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),
e=r.length);var N=Oe===e}else var N=!0}}}else{let o={instancePath:t+"/facts/"+Q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/facts/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"object"}};r===null?r=[o]:r.push(o),e++}
var O=V===e;if(G=G||O,G)e=b,r!==null&&(b?r.length=b:r=null);else{let o={instancePath:t+"/facts/"+Q.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/facts/additionalProperties/anyOf",keyword:"anyOf",params:{}};return r===null?r=[o]:
r.push(o),e++,Ae.errors=r,!1}var J=d===e;if(!J)break}}else return Ae.errors=[{instancePath:t+"/facts",schemaPath:"#/prop\
erties/facts/type",keyword:"type",params:{type:"object"}}],!1;var p=K===e}else var p=!0;if(p){if(s.output!==void 0){let c=s.
output,K=e,be=e,Q=!1,u=e;je(c,{instancePath:t+"/output",parentData:s,parentDataProperty:"output",rootData:l,dynamicAnchors:f})||
(r=r===null?je.errors:r.concat(je.errors),e=r.length);var z=u===e;Q=Q||z;let d=e;if(e===d)if(c&&typeof c=="object"&&!Array.
isArray(c)){for(let G in c){let U=e;h(G,{instancePath:t+"/output",parentData:c,parentDataProperty:"output",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var j=U===e;if(!j){let V={instancePath:t+"/output",schemaPath:"#/pro\
perties/output/anyOf/1/propertyNames",keyword:"propertyNames",params:{propertyName:G}};r===null?r=[V]:r.push(V),e++;break}}
if(j)for(let G in c){let U=e;je(c[G],{instancePath:t+"/output/"+G.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:G,
rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),e=r.length);var X=U===e;if(!X)break}}else{let G={
instancePath:t+"/output",schemaPath:"#/properties/output/anyOf/1/type",keyword:"type",params:{type:"object"}};r===null?r=
[G]:r.push(G),e++}var z=d===e;if(Q=Q||z,Q)e=be,r!==null&&(be?r.length=be:r=null);else{let G={instancePath:t+"/output",schemaPath:"\
#/properties/output/anyOf",keyword:"anyOf",params:{}};return r===null?r=[G]:r.push(G),e++,Ae.errors=r,!1}var p=K===e}else
var p=!0;if(p){if(s.hit!==void 0){let c=s.hit,K=e;if(!(c==="first"||c==="unique"||c==="any"||c==="or"||c==="and"||c==="s\
um"||c==="product"||c==="min"||c==="max"||c==="collect"))return Ae.errors=[{instancePath:t+"/hit",schemaPath:"#/properti\
es/hit/enum",keyword:"enum",params:{allowedValues:pr.properties.hit.enum}}],!1;var p=K===e}else var p=!0;if(p){if(s.default!==
void 0){let c=e;Ye(s.default,{instancePath:t+"/default",parentData:s,parentDataProperty:"default",rootData:l,dynamicAnchors:f})||
(r=r===null?Ye.errors:r.concat(Ye.errors),e=r.length);var p=c===e}else var p=!0;if(p){if(s.groups!==void 0){let c=s.groups,
K=e;if(e===K)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let Q in c){let u=e;E(Q,{instancePath:t+"/groups",parentData:c,
parentDataProperty:"groups",rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var S=u===
e;if(!S){let d={instancePath:t+"/groups",schemaPath:"#/properties/groups/propertyNames",keyword:"propertyNames",params:{
propertyName:Q}};return r===null?r=[d]:r.push(d),e++,Ae.errors=r,!1;break}}if(S)for(let Q in c){let u=c[Q],d=e;if(!(u===
"first"||u==="min"||u==="max"))return Ae.errors=[{instancePath:t+"/groups/"+Q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/groups/additionalProperties/enum",keyword:"enum",params:{allowedValues:pr.properties.groups.additionalProperties.
enum}}],!1;var Z=d===e;if(!Z)break}}else return Ae.errors=[{instancePath:t+"/groups",schemaPath:"#/properties/groups/typ\
e",keyword:"type",params:{type:"object"}}],!1;var p=K===e}else var p=!0;if(p){if(s.round!==void 0){let c=s.round,K=e;if(!(c===
"down"||c==="up"||c==="nearest"))return Ae.errors=[{instancePath:t+"/round",schemaPath:"#/properties/round/enum",keyword:"\
enum",params:{allowedValues:pr.properties.round.enum}}],!1;var p=K===e}else var p=!0;if(p)if(s.rows!==void 0){let c=s.rows,
K=e;if(e===K)if(Array.isArray(c)){if(c.length>500)return Ae.errors=[{instancePath:t+"/rows",schemaPath:"#/properties/row\
s/maxItems",keyword:"maxItems",params:{limit:500}}],!1;if(c.length<1)return Ae.errors=[{instancePath:t+"/rows",schemaPath:"\
#/properties/rows/minItems",keyword:"minItems",params:{limit:1}}],!1;{var I=!0;let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],
b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(d)){let U;if(d.id===void 0&&(U="id")||d.gives===void 0&&(U="gives"))
return Ae.errors=[{instancePath:t+"/rows/"+u,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty:U}}],
!1;{let V=e;for(let o in d)if(!ze.call(pr.properties.rows.items.properties,o)){return Ae.errors=[{instancePath:t+"/rows/"+
u,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(V===e){if(d.id!==void 0){let o=e;E(d.id,{instancePath:t+"/rows/"+u+"/id",parentData:d,parentDataProperty:"id",
rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var $=o===e}else var $=!0;if($){if(d.
is!==void 0){let o=d.is,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(o)){for(let T in o){let a=e;h(T,{instancePath:t+
"/rows/"+u+"/is",parentData:o,parentDataProperty:"is",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),
e=r.length);var R=a===e;if(!R){let i={instancePath:t+"/rows/"+u+"/is",schemaPath:"#/properties/rows/items/properties/is/\
propertyNames",keyword:"propertyNames",params:{propertyName:T}};return r===null?r=[i]:r.push(i),e++,Ae.errors=r,!1;break}}
if(R)for(let T in o){let a=e;sr(o[T],{instancePath:t+"/rows/"+u+"/is/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,
parentDataProperty:T,rootData:l,dynamicAnchors:f})||(r=r===null?sr.errors:r.concat(sr.errors),e=r.length);var ee=a===e;if(!ee)
break}}else return Ae.errors=[{instancePath:t+"/rows/"+u+"/is",schemaPath:"#/properties/rows/items/properties/is/type",keyword:"\
type",params:{type:"object"}}],!1;var $=g===e}else var $=!0;if($){if(d.when!==void 0){let o=e;w(d.when,{instancePath:t+"\
/rows/"+u+"/when",parentData:d,parentDataProperty:"when",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.
errors),e=r.length);var $=o===e}else var $=!0;if($){if(d.gives!==void 0){let o=e;Ye(d.gives,{instancePath:t+"/rows/"+u+"\
/gives",parentData:d,parentDataProperty:"gives",rootData:l,dynamicAnchors:f})||(r=r===null?Ye.errors:r.concat(Ye.errors),
e=r.length);var $=o===e}else var $=!0;if($){if(d.says!==void 0){let o=e;ke(d.says,{instancePath:t+"/rows/"+u+"/says",parentData:d,
parentDataProperty:"says",rootData:l,dynamicAnchors:f})||(r=r===null?ke.errors:r.concat(ke.errors),e=r.length);var $=o===
e}else var $=!0;if($){if(d.label!==void 0){let o=e;v(d.label,{instancePath:t+"/rows/"+u+"/label",parentData:d,parentDataProperty:"\
label",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var $=o===e}else var $=!0;if($){
if(d.cite!==void 0){let o=e;M(d.cite,{instancePath:t+"/rows/"+u+"/cite",parentData:d,parentDataProperty:"cite",rootData:l,
dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var $=o===e}else var $=!0;if($){if(d.group!==void 0){
let o=e;E(d.group,{instancePath:t+"/rows/"+u+"/group",parentData:d,parentDataProperty:"group",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var $=o===e}else var $=!0;if($){if(d.supersedes!==void 0){let o=d.supersedes,
g=e;if(e===g)if(Array.isArray(o)){var W=!0;let T=o.length;for(let a=0;a<T;a++){let i=e;E(o[a],{instancePath:t+"/rows/"+u+
"/supersedes/"+a,parentData:o,parentDataProperty:a,rootData:l,dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),
e=r.length);var W=i===e;if(!W)break}}else return Ae.errors=[{instancePath:t+"/rows/"+u+"/supersedes",schemaPath:"#/prope\
rties/rows/items/properties/supersedes/type",keyword:"type",params:{type:"array"}}],!1;var $=g===e}else var $=!0;if($)if(d.
provenance!==void 0){let o=e;pe(d.provenance,{instancePath:t+"/rows/"+u+"/provenance",parentData:d,parentDataProperty:"p\
rovenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var $=o===e}else var $=!0}}}}}}}}}}}else
return Ae.errors=[{instancePath:t+"/rows/"+u,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var I=b===e;if(!I)break}if(I){let u=!0,d=new Set;for(let b of c)if(typeof b=="object"&&b!==null&&Object.hasOwn(
b,"id")){let G=b.id;(typeof G=="string"||typeof G=="number")&&(d.has(G)&&(u=!1),d.add(G))}if(!u)return Ae.errors=[{instancePath:t+
"/rows",schemaPath:"#/properties/rows/x-unique",keyword:"x-unique",params:{}}],!1}}}else return Ae.errors=[{instancePath:t+
"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"array"}}],!1;var p=K===e}else var p=!0}}}}}}}}}}}}}}}}else
return Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ae.errors=r,e===
0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr={type:"object",properties:{$schema:{type:"string"},kind:{
const:"result"},id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/commo\
n/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/provenance"},note:{$ref:"#/$defs/common/$defs/text"},column:{type:"\
object",properties:{by:{enum:["odds","difference","value"]},inputs:{type:"object",additionalProperties:{$ref:"#/$defs/co\
mmon/$defs/typeName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},round:{enum:["down","up"]},step:{type:"number",exclusiveMinimum:0},
columns:{type:"array",items:{type:"object",properties:{id:{type:"string",minLength:1,maxLength:16},from:{type:"number"}},
additionalProperties:!1,required:["id","from"]},minItems:1,maxItems:60,"x-unique":"id"},underflow:{enum:["clamp","cancel",
"forbid"]},overflow:{enum:["clamp","cancel"]},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:[
"by","inputs","columns","underflow","overflow"]},die:{type:"object",properties:{roll:{type:"string",pattern:"^[1-9]?d[0-\
9]{1,3}$"},rows:{type:"array",items:{type:"object",properties:{id:{type:"string",minLength:1,maxLength:12},from:{type:"i\
nteger"},to:{type:"integer"}},additionalProperties:!1,required:["id","from"]},minItems:1,maxItems:60,"x-unique":"id"},clamp:{
type:"boolean"}},additionalProperties:!1,required:["roll","rows"]},output:{type:"object",additionalProperties:{$ref:"#/$\
defs/common/$defs/typeName"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},results:{type:"array",items:{type:"object",
properties:{id:{type:"string",minLength:1,maxLength:12},gives:{type:"object",additionalProperties:{$ref:"#/$defs/common/\
$defs/scalar"},propertyNames:{$ref:"#/$defs/common/$defs/name"}},says:{$ref:"#/$defs/common/$defs/text"},text:{$ref:"#/$\
defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,required:["id","gives","says"]},
minItems:1,"x-unique":"id"},none:{type:"string",minLength:1,maxLength:12},cells:{type:"array",items:{type:"array",items:{
type:"string",minLength:1,maxLength:12}}}},required:["$schema","kind","id","title","cite","column","die","output","resul\
ts","cells"],additionalProperties:!1};function ue(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,
dynamicAnchors:f={}}={}){let r=null,e=0,L=ue.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),
e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let H;if(s.$schema===void 0&&(H="$schema")||s.kind===void 0&&(H="kind")||
s.id===void 0&&(H="id")||s.title===void 0&&(H="title")||s.cite===void 0&&(H="cite")||s.column===void 0&&(H="column")||s.
die===void 0&&(H="die")||s.output===void 0&&(H="output")||s.results===void 0&&(H="results")||s.cells===void 0&&(H="cells"))
return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:H}}],!1;{let ge=e;for(let c in s)
if(!ze.call(lr.properties,c)){return ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:c}}],!1;break}if(ge===e){if(s.$schema!==void 0){let c=e;if(typeof s.$schema!="stri\
ng")return ue.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"s\
tring"}}],!1;var p=c===e}else var p=!0;if(p){if(s.kind!==void 0){let c=e;if(s.kind!=="result")return ue.errors=[{instancePath:t+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"result"}}],!1;var p=c===e}else var p=!0;
if(p){if(s.id!==void 0){let c=e;h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var p=c===e}else var p=!0;if(p){if(s.title!==void 0){let c=e;v(s.title,
{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var p=c===e}else var p=!0;if(p){if(s.cite!==void 0){let c=e;M(s.cite,{instancePath:t+"/cite",parentData:s,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var p=c===e}else
var p=!0;if(p){if(s.provenance!==void 0){let c=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=c===e}else var p=!0;
if(p){if(s.note!==void 0){let c=e;v(s.note,{instancePath:t+"/note",parentData:s,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=c===e}else var p=!0;if(p){if(s.column!==void 0){let c=s.column,
K=e;if(e===K)if(c&&typeof c=="object"&&!Array.isArray(c)){let Q;if(c.by===void 0&&(Q="by")||c.inputs===void 0&&(Q="input\
s")||c.columns===void 0&&(Q="columns")||c.underflow===void 0&&(Q="underflow")||c.overflow===void 0&&(Q="overflow"))return ue.
errors=[{instancePath:t+"/column",schemaPath:"#/properties/column/required",keyword:"required",params:{missingProperty:Q}}],
!1;{let u=e;for(let d in c)if(!(d==="by"||d==="inputs"||d==="round"||d==="step"||d==="columns"||d==="underflow"||d==="ov\
erflow"||d==="cite")){return ue.errors=[{instancePath:t+"/column",schemaPath:"#/properties/column/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(u===e){if(c.by!==void 0){let d=c.by,b=e;if(!(d===
"odds"||d==="difference"||d==="value"))return ue.errors=[{instancePath:t+"/column/by",schemaPath:"#/properties/column/pr\
operties/by/enum",keyword:"enum",params:{allowedValues:lr.properties.column.properties.by.enum}}],!1;var q=b===e}else var q=!0;
if(q){if(c.inputs!==void 0){let d=c.inputs,b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(d)){for(let U in d){let V=e;
h(U,{instancePath:t+"/column/inputs",parentData:d,parentDataProperty:"inputs",rootData:l,dynamicAnchors:f})||(r=r===null?
h.errors:r.concat(h.errors),e=r.length);var A=V===e;if(!A){let o={instancePath:t+"/column/inputs",schemaPath:"#/properti\
es/column/properties/inputs/propertyNames",keyword:"propertyNames",params:{propertyName:U}};return r===null?r=[o]:r.push(
o),e++,ue.errors=r,!1;break}}if(A)for(let U in d){let V=e;je(d[U],{instancePath:t+"/column/inputs/"+U.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:d,parentDataProperty:U,rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),
e=r.length);var C=V===e;if(!C)break}}else return ue.errors=[{instancePath:t+"/column/inputs",schemaPath:"#/properties/co\
lumn/properties/inputs/type",keyword:"type",params:{type:"object"}}],!1;var q=b===e}else var q=!0;if(q){if(c.round!==void 0){
let d=c.round,b=e;if(!(d==="down"||d==="up"))return ue.errors=[{instancePath:t+"/column/round",schemaPath:"#/properties/\
column/properties/round/enum",keyword:"enum",params:{allowedValues:lr.properties.column.properties.round.enum}}],!1;var q=b===
e}else var q=!0;if(q){if(c.step!==void 0){let d=c.step,b=e;if(e===b)if(typeof d=="number"&&isFinite(d)){if(d<=0||isNaN(d))
return ue.errors=[{instancePath:t+"/column/step",schemaPath:"#/properties/column/properties/step/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return ue.errors=[{instancePath:t+"/column/step",schemaPath:"\
#/properties/column/properties/step/type",keyword:"type",params:{type:"number"}}],!1;var q=b===e}else var q=!0;if(q){if(c.
columns!==void 0){let d=c.columns,b=e;if(e===b)if(Array.isArray(d)){if(d.length>60)return ue.errors=[{instancePath:t+"/c\
olumn/columns",schemaPath:"#/properties/column/properties/columns/maxItems",keyword:"maxItems",params:{limit:60}}],!1;if(d.
length<1)return ue.errors=[{instancePath:t+"/column/columns",schemaPath:"#/properties/column/properties/columns/minItems",
keyword:"minItems",params:{limit:1}}],!1;{var N=!0;let U=d.length;for(let V=0;V<U;V++){let o=d[V],g=e;if(e===g)if(o&&typeof o==
"object"&&!Array.isArray(o)){let T;if(o.id===void 0&&(T="id")||o.from===void 0&&(T="from"))return ue.errors=[{instancePath:t+
"/column/columns/"+V,schemaPath:"#/properties/column/properties/columns/items/required",keyword:"required",params:{missingProperty:T}}],
!1;{let a=e;for(let i in o)if(!(i==="id"||i==="from")){return ue.errors=[{instancePath:t+"/column/columns/"+V,schemaPath:"\
#/properties/column/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(a===e){if(o.id!==void 0){let i=o.id,y=e;if(e===y)if(typeof i=="string"){if(Fe(i)>16)return ue.errors=[{instancePath:t+
"/column/columns/"+V+"/id",schemaPath:"#/properties/column/properties/columns/items/properties/id/maxLength",keyword:"ma\
xLength",params:{limit:16}}],!1;if(Fe(i)<1)return ue.errors=[{instancePath:t+"/column/columns/"+V+"/id",schemaPath:"#/pr\
operties/column/properties/columns/items/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.
errors=[{instancePath:t+"/column/columns/"+V+"/id",schemaPath:"#/properties/column/properties/columns/items/properties/i\
d/type",keyword:"type",params:{type:"string"}}],!1;var O=y===e}else var O=!0;if(O)if(o.from!==void 0){let i=o.from,y=e;if(!(typeof i==
"number"&&isFinite(i)))return ue.errors=[{instancePath:t+"/column/columns/"+V+"/from",schemaPath:"#/properties/column/pr\
operties/columns/items/properties/from/type",keyword:"type",params:{type:"number"}}],!1;var O=y===e}else var O=!0}}}else
return ue.errors=[{instancePath:t+"/column/columns/"+V,schemaPath:"#/properties/column/properties/columns/items/type",keyword:"\
type",params:{type:"object"}}],!1;var N=g===e;if(!N)break}if(N){let V=!0,o=new Set;for(let g of d)if(typeof g=="object"&&
g!==null&&Object.hasOwn(g,"id")){let Oe=g.id;(typeof Oe=="string"||typeof Oe=="number")&&(o.has(Oe)&&(V=!1),o.add(Oe))}if(!V)
return ue.errors=[{instancePath:t+"/column/columns",schemaPath:"#/properties/column/properties/columns/x-unique",keyword:"\
x-unique",params:{}}],!1}}}else return ue.errors=[{instancePath:t+"/column/columns",schemaPath:"#/properties/column/prop\
erties/columns/type",keyword:"type",params:{type:"array"}}],!1;var q=b===e}else var q=!0;if(q){if(c.underflow!==void 0){
let d=c.underflow,b=e;if(!(d==="clamp"||d==="cancel"||d==="forbid"))return ue.errors=[{instancePath:t+"/column/underflow",
schemaPath:"#/properties/column/properties/underflow/enum",keyword:"enum",params:{allowedValues:lr.properties.column.properties.
underflow.enum}}],!1;var q=b===e}else var q=!0;if(q){if(c.overflow!==void 0){let d=c.overflow,b=e;if(!(d==="clamp"||d===
"cancel"))return ue.errors=[{instancePath:t+"/column/overflow",schemaPath:"#/properties/column/properties/overflow/enum",
keyword:"enum",params:{allowedValues:lr.properties.column.properties.overflow.enum}}],!1;var q=b===e}else var q=!0;if(q)
if(c.cite!==void 0){let d=e;M(c.cite,{instancePath:t+"/column/cite",parentData:c,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||
(r=r===null?M.errors:r.concat(M.errors),e=r.length);var q=d===e}else var q=!0}}}}}}}}}else return ue.errors=[{instancePath:t+
"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type:"object"}}],!1;var p=K===e}else var p=!0;if(p){
if(s.die!==void 0){let c=s.die,K=e;if(e===K)if(c&&typeof c=="object"&&!Array.isArray(c)){let Q;if(c.roll===void 0&&(Q="r\
oll")||c.rows===void 0&&(Q="rows"))return ue.errors=[{instancePath:t+"/die",schemaPath:"#/properties/die/required",keyword:"\
required",params:{missingProperty:Q}}],!1;{let u=e;for(let d in c)if(!(d==="roll"||d==="rows"||d==="clamp")){return ue.errors=
[{instancePath:t+"/die",schemaPath:"#/properties/die/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(u===e){if(c.roll!==void 0){let d=c.roll,b=e;if(e===b)if(typeof d=="string"){if(!Nr.test(d))return ue.errors=
[{instancePath:t+"/die/roll",schemaPath:"#/properties/die/properties/roll/pattern",keyword:"pattern",params:{pattern:"^[\
1-9]?d[0-9]{1,3}$"}}],!1}else return ue.errors=[{instancePath:t+"/die/roll",schemaPath:"#/properties/die/properties/roll\
/type",keyword:"type",params:{type:"string"}}],!1;var J=b===e}else var J=!0;if(J){if(c.rows!==void 0){let d=c.rows,b=e;if(e===
b)if(Array.isArray(d)){if(d.length>60)return ue.errors=[{instancePath:t+"/die/rows",schemaPath:"#/properties/die/propert\
ies/rows/maxItems",keyword:"maxItems",params:{limit:60}}],!1;if(d.length<1)return ue.errors=[{instancePath:t+"/die/rows",
schemaPath:"#/properties/die/properties/rows/minItems",keyword:"minItems",params:{limit:1}}],!1;{var j=!0;let U=d.length;
for(let V=0;V<U;V++){let o=d[V],g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(o)){let T;if(o.id===void 0&&(T="id")||
o.from===void 0&&(T="from"))return ue.errors=[{instancePath:t+"/die/rows/"+V,schemaPath:"#/properties/die/properties/row\
s/items/required",keyword:"required",params:{missingProperty:T}}],!1;{let a=e;for(let i in o)if(!(i==="id"||i==="from"||
i==="to")){return ue.errors=[{instancePath:t+"/die/rows/"+V,schemaPath:"#/properties/die/properties/rows/items/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(a===e){if(o.id!==void 0){let i=o.
id,y=e;if(e===y)if(typeof i=="string"){if(Fe(i)>12)return ue.errors=[{instancePath:t+"/die/rows/"+V+"/id",schemaPath:"#/\
properties/die/properties/rows/items/properties/id/maxLength",keyword:"maxLength",params:{limit:12}}],!1;if(Fe(i)<1)return ue.
errors=[{instancePath:t+"/die/rows/"+V+"/id",schemaPath:"#/properties/die/properties/rows/items/properties/id/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+"/die/rows/"+V+"/id",schemaPath:"#/prop\
erties/die/properties/rows/items/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var X=y===e}else var X=!0;
if(X){if(o.from!==void 0){let i=o.from,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ue.errors=[{instancePath:t+
"/die/rows/"+V+"/from",schemaPath:"#/properties/die/properties/rows/items/properties/from/type",keyword:"type",params:{type:"\
integer"}}],!1;var X=y===e}else var X=!0;if(X)if(o.to!==void 0){let i=o.to,y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return ue.errors=[{instancePath:t+"/die/rows/"+V+"/to",schemaPath:"#/properties/die/properties/rows/items/p\
roperties/to/type",keyword:"type",params:{type:"integer"}}],!1;var X=y===e}else var X=!0}}}}else return ue.errors=[{instancePath:t+
"/die/rows/"+V,schemaPath:"#/properties/die/properties/rows/items/type",keyword:"type",params:{type:"object"}}],!1;var j=g===
e;if(!j)break}if(j){let V=!0,o=new Set;for(let g of d)if(typeof g=="object"&&g!==null&&Object.hasOwn(g,"id")){let Oe=g.id;
(typeof Oe=="string"||typeof Oe=="number")&&(o.has(Oe)&&(V=!1),o.add(Oe))}if(!V)return ue.errors=[{instancePath:t+"/die/\
rows",schemaPath:"#/properties/die/properties/rows/x-unique",keyword:"x-unique",params:{}}],!1}}}else return ue.errors=[
{instancePath:t+"/die/rows",schemaPath:"#/properties/die/properties/rows/type",keyword:"type",params:{type:"array"}}],!1;
var J=b===e}else var J=!0;if(J)if(c.clamp!==void 0){let d=e;if(typeof c.clamp!="boolean")return ue.errors=[{instancePath:t+
"/die/clamp",schemaPath:"#/properties/die/properties/clamp/type",keyword:"type",params:{type:"boolean"}}],!1;var J=d===e}else
var J=!0}}}}else return ue.errors=[{instancePath:t+"/die",schemaPath:"#/properties/die/type",keyword:"type",params:{type:"\
object"}}],!1;var p=K===e}else var p=!0;if(p){if(s.output!==void 0){let c=s.output,K=e;if(e===K)if(c&&typeof c=="object"&&
!Array.isArray(c)){for(let Q in c){let u=e;h(Q,{instancePath:t+"/output",parentData:c,parentDataProperty:"output",rootData:l,
dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var z=u===e;if(!z){let d={instancePath:t+"/outpu\
t",schemaPath:"#/properties/output/propertyNames",keyword:"propertyNames",params:{propertyName:Q}};return r===null?r=[d]:
r.push(d),e++,ue.errors=r,!1;break}}if(z)for(let Q in c){let u=e;je(c[Q],{instancePath:t+"/output/"+Q.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:c,parentDataProperty:Q,rootData:l,dynamicAnchors:f})||(r=r===null?je.errors:r.concat(je.errors),
e=r.length);var S=u===e;if(!S)break}}else return ue.errors=[{instancePath:t+"/output",schemaPath:"#/properties/output/ty\
pe",keyword:"type",params:{type:"object"}}],!1;var p=K===e}else var p=!0;if(p){if(s.results!==void 0){let c=s.results,K=e;
if(e===K)if(Array.isArray(c)){if(c.length<1)return ue.errors=[{instancePath:t+"/results",schemaPath:"#/properties/result\
s/minItems",keyword:"minItems",params:{limit:1}}],!1;{var Z=!0;let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],b=e;if(e===
b)if(d&&typeof d=="object"&&!Array.isArray(d)){let U;if(d.id===void 0&&(U="id")||d.gives===void 0&&(U="gives")||d.says===
void 0&&(U="says"))return ue.errors=[{instancePath:t+"/results/"+u,schemaPath:"#/properties/results/items/required",keyword:"\
required",params:{missingProperty:U}}],!1;{let V=e;for(let o in d)if(!(o==="id"||o==="gives"||o==="says"||o==="text"||o===
"cite")){return ue.errors=[{instancePath:t+"/results/"+u,schemaPath:"#/properties/results/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(V===e){if(d.id!==void 0){let o=d.id,g=e;if(e===g)if(typeof o==
"string"){if(Fe(o)>12)return ue.errors=[{instancePath:t+"/results/"+u+"/id",schemaPath:"#/properties/results/items/prope\
rties/id/maxLength",keyword:"maxLength",params:{limit:12}}],!1;if(Fe(o)<1)return ue.errors=[{instancePath:t+"/results/"+
u+"/id",schemaPath:"#/properties/results/items/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.
errors=[{instancePath:t+"/results/"+u+"/id",schemaPath:"#/properties/results/items/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var I=g===e}else var I=!0;if(I){if(d.gives!==void 0){let o=d.gives,g=e;if(e===g)if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){for(let T in o){let a=e;h(T,{instancePath:t+"/results/"+u+"/gives",parentData:o,parentDataProperty:"\
gives",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var $=a===e;if(!$){let i={instancePath:t+
"/results/"+u+"/gives",schemaPath:"#/properties/results/items/properties/gives/propertyNames",keyword:"propertyNames",params:{
propertyName:T}};return r===null?r=[i]:r.push(i),e++,ue.errors=r,!1;break}}if($)for(let T in o){let a=e;he(o[T],{instancePath:t+
"/results/"+u+"/gives/"+T.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:T,rootData:l,dynamicAnchors:f})||
(r=r===null?he.errors:r.concat(he.errors),e=r.length);var R=a===e;if(!R)break}}else return ue.errors=[{instancePath:t+"/\
results/"+u+"/gives",schemaPath:"#/properties/results/items/properties/gives/type",keyword:"type",params:{type:"object"}}],
!1;var I=g===e}else var I=!0;if(I){if(d.says!==void 0){let o=e;v(d.says,{instancePath:t+"/results/"+u+"/says",parentData:d,
parentDataProperty:"says",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var I=o===e}else
var I=!0;if(I){if(d.text!==void 0){let o=e;v(d.text,{instancePath:t+"/results/"+u+"/text",parentData:d,parentDataProperty:"\
text",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(v.errors),e=r.length);var I=o===e}else var I=!0;if(I)
if(d.cite!==void 0){let o=e;M(d.cite,{instancePath:t+"/results/"+u+"/cite",parentData:d,parentDataProperty:"cite",rootData:l,
dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var I=o===e}else var I=!0}}}}}}else return ue.errors=
[{instancePath:t+"/results/"+u,schemaPath:"#/properties/results/items/type",keyword:"type",params:{type:"object"}}],!1;var Z=b===
e;if(!Z)break}if(Z){let u=!0,d=new Set;for(let b of c)if(typeof b=="object"&&b!==null&&Object.hasOwn(b,"id")){let G=b.id;
(typeof G=="string"||typeof G=="number")&&(d.has(G)&&(u=!1),d.add(G))}if(!u)return ue.errors=[{instancePath:t+"/results",
schemaPath:"#/properties/results/x-unique",keyword:"x-unique",params:{}}],!1}}}else return ue.errors=[{instancePath:t+"/\
results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}}],!1;var p=K===e}else var p=!0;if(p){
if(s.none!==void 0){let c=s.none,K=e;if(e===K)if(typeof c=="string"){if(Fe(c)>12)return ue.errors=[{instancePath:t+"/non\
e",schemaPath:"#/properties/none/maxLength",keyword:"maxLength",params:{limit:12}}],!1;if(Fe(c)<1)return ue.errors=[{instancePath:t+
"/none",schemaPath:"#/properties/none/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+
"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type:"string"}}],!1;var p=K===e}else var p=!0;if(p)if(s.
cells!==void 0){let c=s.cells,K=e;if(e===K)if(Array.isArray(c)){var ee=!0;let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],
b=e;if(e===b)if(Array.isArray(d)){var W=!0;let U=d.length;for(let V=0;V<U;V++){let o=d[V],g=e;if(e===g)if(typeof o=="str\
ing"){if(Fe(o)>12)return ue.errors=[{instancePath:t+"/cells/"+u+"/"+V,schemaPath:"#/properties/cells/items/items/maxLeng\
th",keyword:"maxLength",params:{limit:12}}],!1;if(Fe(o)<1)return ue.errors=[{instancePath:t+"/cells/"+u+"/"+V,schemaPath:"\
#/properties/cells/items/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.errors=[{instancePath:t+
"/cells/"+u+"/"+V,schemaPath:"#/properties/cells/items/items/type",keyword:"type",params:{type:"string"}}],!1;var W=g===
e;if(!W)break}}else return ue.errors=[{instancePath:t+"/cells/"+u,schemaPath:"#/properties/cells/items/type",keyword:"ty\
pe",params:{type:"array"}}],!1;var ee=b===e;if(!ee)break}}else return ue.errors=[{instancePath:t+"/cells",schemaPath:"#/\
properties/cells/type",keyword:"type",params:{type:"array"}}],!1;var p=K===e}else var p=!0}}}}}}}}}}}}}}else return ue.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=r,e===0}ue.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ar(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){
let r=null,e=0,L=ar.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),!(s&&typeof s=="objec\
t"&&!Array.isArray(s)))return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;
let p=e,q=!1,A=null,C=e;Ae(s,{instancePath:t,parentData:qe,parentDataProperty:De,rootData:l,dynamicAnchors:f})||(r=r===null?
Ae.errors:r.concat(Ae.errors),e=r.length);var J=C===e;if(J){q=!0,A=0;var N=!0}let O=e;ue(s,{instancePath:t,parentData:qe,
parentDataProperty:De,rootData:l,dynamicAnchors:f})||(r=r===null?ue.errors:r.concat(ue.errors),e=r.length);var J=O===e;if(J&&
q?(q=!1,A=[A,1]):J&&(q=!0,A=1,N!==!0&&(N=!0)),q)e=p,r!==null&&(p?r.length=p:r=null);else{let j={instancePath:t,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:A}};return r===null?r=[j]:r.push(j),e++,ar.errors=r,!1}return ar.errors=
r,L.props=N,e===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Sr=fe,He={type:"object",properties:{$schema:{type:"\
string"},provenance:{$ref:"#/$defs/common/$defs/provenance"},hexes:{type:"array",items:{type:"object",properties:{id:{$ref:"\
#/$defs/common/$defs/id"},title:{$ref:"#/$defs/common/$defs/text"},note:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#\
/$defs/common/$defs/cite"},look:{type:"object",properties:{fill:{$ref:"#/$defs/common/$defs/color"},stroke:{$ref:"#/$def\
s/common/$defs/color"},width:{type:"number",exclusiveMinimum:0,maximum:1},casing:{$ref:"#/$defs/common/$defs/color"},dash:{
type:"array",items:{type:"number",exclusiveMinimum:0,maximum:2}},ties:{type:"boolean"},texture:{enum:["none","forest","m\
arsh","hills","rough","urban","sand","field","mountain"]},symbol:{enum:["none","city","capital","town","village","fort",
"fortress","star","cross","port","works"]},symbolColor:{$ref:"#/$defs/common/$defs/color"}},additionalProperties:!1}},additionalProperties:!1,
required:["id","title"]},"x-unique":"id"},features:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/comm\
on/$defs/id"},title:{$ref:"#/$defs/common/$defs/text"},note:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/commo\
n/$defs/cite"},look:{type:"object",properties:{fill:{$ref:"#/$defs/common/$defs/color"},stroke:{$ref:"#/$defs/common/$de\
fs/color"},width:{type:"number",exclusiveMinimum:0,maximum:1},casing:{$ref:"#/$defs/common/$defs/color"},dash:{type:"arr\
ay",items:{type:"number",exclusiveMinimum:0,maximum:2}},ties:{type:"boolean"},texture:{enum:["none","forest","marsh","hi\
lls","rough","urban","sand","field","mountain"]},symbol:{enum:["none","city","capital","town","village","fort","fortress",
"star","cross","port","works"]},symbolColor:{$ref:"#/$defs/common/$defs/color"}},additionalProperties:!1}},additionalProperties:!1,
required:["id","title"]},"x-unique":"id"},hexsides:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/comm\
on/$defs/id"},title:{$ref:"#/$defs/common/$defs/text"},note:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/commo\
n/$defs/cite"},look:{type:"object",properties:{fill:{$ref:"#/$defs/common/$defs/color"},stroke:{$ref:"#/$defs/common/$de\
fs/color"},width:{type:"number",exclusiveMinimum:0,maximum:1},casing:{$ref:"#/$defs/common/$defs/color"},dash:{type:"arr\
ay",items:{type:"number",exclusiveMinimum:0,maximum:2}},ties:{type:"boolean"},texture:{enum:["none","forest","marsh","hi\
lls","rough","urban","sand","field","mountain"]},symbol:{enum:["none","city","capital","town","village","fort","fortress",
"star","cross","port","works"]},symbolColor:{$ref:"#/$defs/common/$defs/color"}},additionalProperties:!1}},additionalProperties:!1,
required:["id","title"]},"x-unique":"id"},links:{type:"array",items:{type:"object",properties:{id:{$ref:"#/$defs/common/\
$defs/id"},title:{$ref:"#/$defs/common/$defs/text"},note:{$ref:"#/$defs/common/$defs/text"},cite:{$ref:"#/$defs/common/$\
defs/cite"},look:{type:"object",properties:{fill:{$ref:"#/$defs/common/$defs/color"},stroke:{$ref:"#/$defs/common/$defs/\
color"},width:{type:"number",exclusiveMinimum:0,maximum:1},casing:{$ref:"#/$defs/common/$defs/color"},dash:{type:"array",
items:{type:"number",exclusiveMinimum:0,maximum:2}},ties:{type:"boolean"},texture:{enum:["none","forest","marsh","hills",
"rough","urban","sand","field","mountain"]},symbol:{enum:["none","city","capital","town","village","fort","fortress","st\
ar","cross","port","works"]},symbolColor:{$ref:"#/$defs/common/$defs/color"}},additionalProperties:!1}},additionalProperties:!1,
required:["id","title"]},"x-unique":"id"}},required:["$schema","hexes"],additionalProperties:!1};function fe(s,{instancePath:t="",
parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=fe.evaluated;if(L.dynamicProps&&
(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let H;if(s.$schema===
void 0&&(H="$schema")||s.hexes===void 0&&(H="hexes"))return fe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:H}}],!1;{let ge=e;for(let c in s)if(!(c==="$schema"||c==="provenance"||c==="hexes"||c===
"features"||c==="hexsides"||c==="links")){return fe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c}}],!1;break}if(ge===e){if(s.$schema!==void 0){let c=e;if(typeof s.$schema!=
"string")return fe.errors=[{instancePath:t+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"\
string"}}],!1;var p=c===e}else var p=!0;if(p){if(s.provenance!==void 0){let c=e;pe(s.provenance,{instancePath:t+"/proven\
ance",parentData:s,parentDataProperty:"provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),
e=r.length);var p=c===e}else var p=!0;if(p){if(s.hexes!==void 0){let c=s.hexes,K=e;if(e===K)if(Array.isArray(c)){var q=!0;
let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(d)){let U;if(d.id===
void 0&&(U="id")||d.title===void 0&&(U="title"))return fe.errors=[{instancePath:t+"/hexes/"+u,schemaPath:"#/properties/h\
exes/items/required",keyword:"required",params:{missingProperty:U}}],!1;{let V=e;for(let o in d)if(!(o==="id"||o==="titl\
e"||o==="note"||o==="cite"||o==="look")){return fe.errors=[{instancePath:t+"/hexes/"+u,schemaPath:"#/properties/hexes/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(V===e){if(d.id!==void 0){
let o=e;E(d.id,{instancePath:t+"/hexes/"+u+"/id",parentData:d,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||(r=
r===null?E.errors:r.concat(E.errors),e=r.length);var A=o===e}else var A=!0;if(A){if(d.title!==void 0){let o=e;v(d.title,
{instancePath:t+"/hexes/"+u+"/title",parentData:d,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var A=o===e}else var A=!0;if(A){if(d.note!==void 0){let o=e;v(d.note,{instancePath:t+
"/hexes/"+u+"/note",parentData:d,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var A=o===e}else var A=!0;if(A){if(d.cite!==void 0){let o=e;M(d.cite,{instancePath:t+"/hexes/"+u+"\
/cite",parentData:d,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.
length);var A=o===e}else var A=!0;if(A)if(d.look!==void 0){let o=d.look,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(
o)){let T=e;for(let a in o)if(!ze.call(He.properties.hexes.items.properties.look.properties,a)){return fe.errors=[{instancePath:t+
"/hexes/"+u+"/look",schemaPath:"#/properties/hexes/items/properties/look/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a}}],!1;break}if(T===e){if(o.fill!==void 0){let a=e;de(o.fill,{instancePath:t+"/hexes/"+
u+"/look/fill",parentData:o,parentDataProperty:"fill",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),
e=r.length);var C=a===e}else var C=!0;if(C){if(o.stroke!==void 0){let a=e;de(o.stroke,{instancePath:t+"/hexes/"+u+"/look\
/stroke",parentData:o,parentDataProperty:"stroke",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),
e=r.length);var C=a===e}else var C=!0;if(C){if(o.width!==void 0){let a=o.width,i=e;if(e===i)if(typeof a=="number"&&isFinite(
a)){if(a>1||isNaN(a))return fe.errors=[{instancePath:t+"/hexes/"+u+"/look/width",schemaPath:"#/properties/hexes/items/pr\
operties/look/properties/width/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<=0||isNaN(a))return fe.
errors=[{instancePath:t+"/hexes/"+u+"/look/width",schemaPath:"#/properties/hexes/items/properties/look/properties/width/\
exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return fe.errors=[{instancePath:t+
"/hexes/"+u+"/look/width",schemaPath:"#/properties/hexes/items/properties/look/properties/width/type",keyword:"type",params:{
type:"number"}}],!1;var C=i===e}else var C=!0;if(C){if(o.casing!==void 0){let a=e;de(o.casing,{instancePath:t+"/hexes/"+
u+"/look/casing",parentData:o,parentDataProperty:"casing",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(
de.errors),e=r.length);var C=a===e}else var C=!0;if(C){if(o.dash!==void 0){let a=o.dash,i=e;if(e===i)if(Array.isArray(a)){
var N=!0;let k=a.length;for(let F=0;F<k;F++){let P=a[F],n=e;if(e===n)if(typeof P=="number"&&isFinite(P)){if(P>2||isNaN(P))
return fe.errors=[{instancePath:t+"/hexes/"+u+"/look/dash/"+F,schemaPath:"#/properties/hexes/items/properties/look/prope\
rties/dash/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(P<=0||isNaN(P))return fe.errors=[{instancePath:t+
"/hexes/"+u+"/look/dash/"+F,schemaPath:"#/properties/hexes/items/properties/look/properties/dash/items/exclusiveMinimum",
keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return fe.errors=[{instancePath:t+"/hexes/"+u+"/loo\
k/dash/"+F,schemaPath:"#/properties/hexes/items/properties/look/properties/dash/items/type",keyword:"type",params:{type:"\
number"}}],!1;var N=n===e;if(!N)break}}else return fe.errors=[{instancePath:t+"/hexes/"+u+"/look/dash",schemaPath:"#/pro\
perties/hexes/items/properties/look/properties/dash/type",keyword:"type",params:{type:"array"}}],!1;var C=i===e}else var C=!0;
if(C){if(o.ties!==void 0){let a=e;if(typeof o.ties!="boolean")return fe.errors=[{instancePath:t+"/hexes/"+u+"/look/ties",
schemaPath:"#/properties/hexes/items/properties/look/properties/ties/type",keyword:"type",params:{type:"boolean"}}],!1;var C=a===
e}else var C=!0;if(C){if(o.texture!==void 0){let a=o.texture,i=e;if(!(a==="none"||a==="forest"||a==="marsh"||a==="hills"||
a==="rough"||a==="urban"||a==="sand"||a==="field"||a==="mountain"))return fe.errors=[{instancePath:t+"/hexes/"+u+"/look/\
texture",schemaPath:"#/properties/hexes/items/properties/look/properties/texture/enum",keyword:"enum",params:{allowedValues:He.
properties.hexes.items.properties.look.properties.texture.enum}}],!1;var C=i===e}else var C=!0;if(C){if(o.symbol!==void 0){
let a=o.symbol,i=e;if(!(a==="none"||a==="city"||a==="capital"||a==="town"||a==="village"||a==="fort"||a==="fortress"||a===
"star"||a==="cross"||a==="port"||a==="works"))return fe.errors=[{instancePath:t+"/hexes/"+u+"/look/symbol",schemaPath:"#\
/properties/hexes/items/properties/look/properties/symbol/enum",keyword:"enum",params:{allowedValues:He.properties.hexes.
items.properties.look.properties.symbol.enum}}],!1;var C=i===e}else var C=!0;if(C)if(o.symbolColor!==void 0){let a=e;de(
o.symbolColor,{instancePath:t+"/hexes/"+u+"/look/symbolColor",parentData:o,parentDataProperty:"symbolColor",rootData:l,dynamicAnchors:f})||
(r=r===null?de.errors:r.concat(de.errors),e=r.length);var C=a===e}else var C=!0}}}}}}}}}else return fe.errors=[{instancePath:t+
"/hexes/"+u+"/look",schemaPath:"#/properties/hexes/items/properties/look/type",keyword:"type",params:{type:"object"}}],!1;
var A=g===e}else var A=!0}}}}}}else return fe.errors=[{instancePath:t+"/hexes/"+u,schemaPath:"#/properties/hexes/items/t\
ype",keyword:"type",params:{type:"object"}}],!1;var q=b===e;if(!q)break}if(q){let u=!0,d=new Set;for(let b of c)if(typeof b==
"object"&&b!==null&&Object.hasOwn(b,"id")){let G=b.id;(typeof G=="string"||typeof G=="number")&&(d.has(G)&&(u=!1),d.add(
G))}if(!u)return fe.errors=[{instancePath:t+"/hexes",schemaPath:"#/properties/hexes/x-unique",keyword:"x-unique",params:{}}],
!1}}else return fe.errors=[{instancePath:t+"/hexes",schemaPath:"#/properties/hexes/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var p=K===e}else var p=!0;if(p){if(s.features!==void 0){let c=s.features,K=e;if(e===K)if(Array.isArray(c)){var O=!0;
let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(d)){let U;if(d.id===
void 0&&(U="id")||d.title===void 0&&(U="title"))return fe.errors=[{instancePath:t+"/features/"+u,schemaPath:"#/propertie\
s/features/items/required",keyword:"required",params:{missingProperty:U}}],!1;{let V=e;for(let o in d)if(!(o==="id"||o===
"title"||o==="note"||o==="cite"||o==="look")){return fe.errors=[{instancePath:t+"/features/"+u,schemaPath:"#/properties/\
features/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(V===e){if(d.
id!==void 0){let o=e;E(d.id,{instancePath:t+"/features/"+u+"/id",parentData:d,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var J=o===e}else var J=!0;if(J){if(d.title!==void 0){let o=e;v(d.title,
{instancePath:t+"/features/"+u+"/title",parentData:d,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var J=o===e}else var J=!0;if(J){if(d.note!==void 0){let o=e;v(d.note,{instancePath:t+
"/features/"+u+"/note",parentData:d,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var J=o===e}else var J=!0;if(J){if(d.cite!==void 0){let o=e;M(d.cite,{instancePath:t+"/features/"+
u+"/cite",parentData:d,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),
e=r.length);var J=o===e}else var J=!0;if(J)if(d.look!==void 0){let o=d.look,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.
isArray(o)){let T=e;for(let a in o)if(!ze.call(He.properties.features.items.properties.look.properties,a)){return fe.errors=
[{instancePath:t+"/features/"+u+"/look",schemaPath:"#/properties/features/items/properties/look/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(T===e){if(o.fill!==void 0){let a=e;de(o.fill,{instancePath:t+
"/features/"+u+"/look/fill",parentData:o,parentDataProperty:"fill",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:
r.concat(de.errors),e=r.length);var j=a===e}else var j=!0;if(j){if(o.stroke!==void 0){let a=e;de(o.stroke,{instancePath:t+
"/features/"+u+"/look/stroke",parentData:o,parentDataProperty:"stroke",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:
r.concat(de.errors),e=r.length);var j=a===e}else var j=!0;if(j){if(o.width!==void 0){let a=o.width,i=e;if(e===i)if(typeof a==
"number"&&isFinite(a)){if(a>1||isNaN(a))return fe.errors=[{instancePath:t+"/features/"+u+"/look/width",schemaPath:"#/pro\
perties/features/items/properties/look/properties/width/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;
if(a<=0||isNaN(a))return fe.errors=[{instancePath:t+"/features/"+u+"/look/width",schemaPath:"#/properties/features/items\
/properties/look/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else
return fe.errors=[{instancePath:t+"/features/"+u+"/look/width",schemaPath:"#/properties/features/items/properties/look/p\
roperties/width/type",keyword:"type",params:{type:"number"}}],!1;var j=i===e}else var j=!0;if(j){if(o.casing!==void 0){let a=e;
de(o.casing,{instancePath:t+"/features/"+u+"/look/casing",parentData:o,parentDataProperty:"casing",rootData:l,dynamicAnchors:f})||
(r=r===null?de.errors:r.concat(de.errors),e=r.length);var j=a===e}else var j=!0;if(j){if(o.dash!==void 0){let a=o.dash,i=e;
if(e===i)if(Array.isArray(a)){var X=!0;let k=a.length;for(let F=0;F<k;F++){let P=a[F],n=e;if(e===n)if(typeof P=="number"&&
isFinite(P)){if(P>2||isNaN(P))return fe.errors=[{instancePath:t+"/features/"+u+"/look/dash/"+F,schemaPath:"#/properties/\
features/items/properties/look/properties/dash/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(P<=
0||isNaN(P))return fe.errors=[{instancePath:t+"/features/"+u+"/look/dash/"+F,schemaPath:"#/properties/features/items/pro\
perties/look/properties/dash/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else
return fe.errors=[{instancePath:t+"/features/"+u+"/look/dash/"+F,schemaPath:"#/properties/features/items/properties/look\
/properties/dash/items/type",keyword:"type",params:{type:"number"}}],!1;var X=n===e;if(!X)break}}else return fe.errors=[
{instancePath:t+"/features/"+u+"/look/dash",schemaPath:"#/properties/features/items/properties/look/properties/dash/type",
keyword:"type",params:{type:"array"}}],!1;var j=i===e}else var j=!0;if(j){if(o.ties!==void 0){let a=e;if(typeof o.ties!=
"boolean")return fe.errors=[{instancePath:t+"/features/"+u+"/look/ties",schemaPath:"#/properties/features/items/properti\
es/look/properties/ties/type",keyword:"type",params:{type:"boolean"}}],!1;var j=a===e}else var j=!0;if(j){if(o.texture!==
void 0){let a=o.texture,i=e;if(!(a==="none"||a==="forest"||a==="marsh"||a==="hills"||a==="rough"||a==="urban"||a==="sand"||
a==="field"||a==="mountain"))return fe.errors=[{instancePath:t+"/features/"+u+"/look/texture",schemaPath:"#/properties/f\
eatures/items/properties/look/properties/texture/enum",keyword:"enum",params:{allowedValues:He.properties.features.items.
properties.look.properties.texture.enum}}],!1;var j=i===e}else var j=!0;if(j){if(o.symbol!==void 0){let a=o.symbol,i=e;if(!(a===
"none"||a==="city"||a==="capital"||a==="town"||a==="village"||a==="fort"||a==="fortress"||a==="star"||a==="cross"||a==="\
port"||a==="works"))return fe.errors=[{instancePath:t+"/features/"+u+"/look/symbol",schemaPath:"#/properties/features/it\
ems/properties/look/properties/symbol/enum",keyword:"enum",params:{allowedValues:He.properties.features.items.properties.
look.properties.symbol.enum}}],!1;var j=i===e}else var j=!0;if(j)if(o.symbolColor!==void 0){let a=e;de(o.symbolColor,{instancePath:t+
"/features/"+u+"/look/symbolColor",parentData:o,parentDataProperty:"symbolColor",rootData:l,dynamicAnchors:f})||(r=r===null?
de.errors:r.concat(de.errors),e=r.length);var j=a===e}else var j=!0}}}}}}}}}else return fe.errors=[{instancePath:t+"/fea\
tures/"+u+"/look",schemaPath:"#/properties/features/items/properties/look/type",keyword:"type",params:{type:"object"}}],
!1;var J=g===e}else var J=!0}}}}}}else return fe.errors=[{instancePath:t+"/features/"+u,schemaPath:"#/properties/feature\
s/items/type",keyword:"type",params:{type:"object"}}],!1;var O=b===e;if(!O)break}if(O){let u=!0,d=new Set;for(let b of c)
if(typeof b=="object"&&b!==null&&Object.hasOwn(b,"id")){let G=b.id;(typeof G=="string"||typeof G=="number")&&(d.has(G)&&
(u=!1),d.add(G))}if(!u)return fe.errors=[{instancePath:t+"/features",schemaPath:"#/properties/features/x-unique",keyword:"\
x-unique",params:{}}],!1}}else return fe.errors=[{instancePath:t+"/features",schemaPath:"#/properties/features/type",keyword:"\
type",params:{type:"array"}}],!1;var p=K===e}else var p=!0;if(p){if(s.hexsides!==void 0){let c=s.hexsides,K=e;if(e===K)if(Array.
isArray(c)){var z=!0;let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],b=e;if(e===b)if(d&&typeof d=="object"&&!Array.isArray(
d)){let U;if(d.id===void 0&&(U="id")||d.title===void 0&&(U="title"))return fe.errors=[{instancePath:t+"/hexsides/"+u,schemaPath:"\
#/properties/hexsides/items/required",keyword:"required",params:{missingProperty:U}}],!1;{let V=e;for(let o in d)if(!(o===
"id"||o==="title"||o==="note"||o==="cite"||o==="look")){return fe.errors=[{instancePath:t+"/hexsides/"+u,schemaPath:"#/p\
roperties/hexsides/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(V===
e){if(d.id!==void 0){let o=e;E(d.id,{instancePath:t+"/hexsides/"+u+"/id",parentData:d,parentDataProperty:"id",rootData:l,
dynamicAnchors:f})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);var S=o===e}else var S=!0;if(S){if(d.title!==void 0){
let o=e;v(d.title,{instancePath:t+"/hexsides/"+u+"/title",parentData:d,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var S=o===e}else var S=!0;if(S){if(d.note!==void 0){let o=e;v(d.note,
{instancePath:t+"/hexsides/"+u+"/note",parentData:d,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var S=o===e}else var S=!0;if(S){if(d.cite!==void 0){let o=e;M(d.cite,{instancePath:t+
"/hexsides/"+u+"/cite",parentData:d,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(
M.errors),e=r.length);var S=o===e}else var S=!0;if(S)if(d.look!==void 0){let o=d.look,g=e;if(e===g)if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){let T=e;for(let a in o)if(!ze.call(He.properties.hexsides.items.properties.look.properties,a)){return fe.
errors=[{instancePath:t+"/hexsides/"+u+"/look",schemaPath:"#/properties/hexsides/items/properties/look/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(T===e){if(o.fill!==void 0){let a=e;de(o.
fill,{instancePath:t+"/hexsides/"+u+"/look/fill",parentData:o,parentDataProperty:"fill",rootData:l,dynamicAnchors:f})||(r=
r===null?de.errors:r.concat(de.errors),e=r.length);var Z=a===e}else var Z=!0;if(Z){if(o.stroke!==void 0){let a=e;de(o.stroke,
{instancePath:t+"/hexsides/"+u+"/look/stroke",parentData:o,parentDataProperty:"stroke",rootData:l,dynamicAnchors:f})||(r=
r===null?de.errors:r.concat(de.errors),e=r.length);var Z=a===e}else var Z=!0;if(Z){if(o.width!==void 0){let a=o.width,i=e;
if(e===i)if(typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a))return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/wi\
dth",schemaPath:"#/properties/hexsides/items/properties/look/properties/width/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(a<=0||isNaN(a))return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/width",schemaPath:"#/propert\
ies/hexsides/items/properties/look/properties/width/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",
limit:0}}],!1}else return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/width",schemaPath:"#/properties/hexsides/item\
s/properties/look/properties/width/type",keyword:"type",params:{type:"number"}}],!1;var Z=i===e}else var Z=!0;if(Z){if(o.
casing!==void 0){let a=e;de(o.casing,{instancePath:t+"/hexsides/"+u+"/look/casing",parentData:o,parentDataProperty:"casi\
ng",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var Z=a===e}else var Z=!0;if(Z){
if(o.dash!==void 0){let a=o.dash,i=e;if(e===i)if(Array.isArray(a)){var I=!0;let k=a.length;for(let F=0;F<k;F++){let P=a[F],
n=e;if(e===n)if(typeof P=="number"&&isFinite(P)){if(P>2||isNaN(P))return fe.errors=[{instancePath:t+"/hexsides/"+u+"/loo\
k/dash/"+F,schemaPath:"#/properties/hexsides/items/properties/look/properties/dash/items/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(P<=0||isNaN(P))return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/dash/"+F,schemaPath:"\
#/properties/hexsides/items/properties/look/properties/dash/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/dash/"+F,schemaPath:"#/properties/hexsides\
/items/properties/look/properties/dash/items/type",keyword:"type",params:{type:"number"}}],!1;var I=n===e;if(!I)break}}else
return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/dash",schemaPath:"#/properties/hexsides/items/properties/look/pr\
operties/dash/type",keyword:"type",params:{type:"array"}}],!1;var Z=i===e}else var Z=!0;if(Z){if(o.ties!==void 0){let a=e;
if(typeof o.ties!="boolean")return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/ties",schemaPath:"#/properties/hexsi\
des/items/properties/look/properties/ties/type",keyword:"type",params:{type:"boolean"}}],!1;var Z=a===e}else var Z=!0;if(Z){
if(o.texture!==void 0){let a=o.texture,i=e;if(!(a==="none"||a==="forest"||a==="marsh"||a==="hills"||a==="rough"||a==="ur\
ban"||a==="sand"||a==="field"||a==="mountain"))return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/texture",schemaPath:"\
#/properties/hexsides/items/properties/look/properties/texture/enum",keyword:"enum",params:{allowedValues:He.properties.
hexsides.items.properties.look.properties.texture.enum}}],!1;var Z=i===e}else var Z=!0;if(Z){if(o.symbol!==void 0){let a=o.
symbol,i=e;if(!(a==="none"||a==="city"||a==="capital"||a==="town"||a==="village"||a==="fort"||a==="fortress"||a==="star"||
a==="cross"||a==="port"||a==="works"))return fe.errors=[{instancePath:t+"/hexsides/"+u+"/look/symbol",schemaPath:"#/prop\
erties/hexsides/items/properties/look/properties/symbol/enum",keyword:"enum",params:{allowedValues:He.properties.hexsides.
items.properties.look.properties.symbol.enum}}],!1;var Z=i===e}else var Z=!0;if(Z)if(o.symbolColor!==void 0){let a=e;de(
o.symbolColor,{instancePath:t+"/hexsides/"+u+"/look/symbolColor",parentData:o,parentDataProperty:"symbolColor",rootData:l,
dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var Z=a===e}else var Z=!0}}}}}}}}}else return fe.
errors=[{instancePath:t+"/hexsides/"+u+"/look",schemaPath:"#/properties/hexsides/items/properties/look/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var S=g===e}else var S=!0}}}}}}else return fe.errors=[{instancePath:t+"/hexsides/"+u,schemaPath:"\
#/properties/hexsides/items/type",keyword:"type",params:{type:"object"}}],!1;var z=b===e;if(!z)break}if(z){let u=!0,d=new Set;
for(let b of c)if(typeof b=="object"&&b!==null&&Object.hasOwn(b,"id")){let G=b.id;(typeof G=="string"||typeof G=="number")&&
(d.has(G)&&(u=!1),d.add(G))}if(!u)return fe.errors=[{instancePath:t+"/hexsides",schemaPath:"#/properties/hexsides/x-uniq\
ue",keyword:"x-unique",params:{}}],!1}}else return fe.errors=[{instancePath:t+"/hexsides",schemaPath:"#/properties/hexsi\
des/type",keyword:"type",params:{type:"array"}}],!1;var p=K===e}else var p=!0;if(p)if(s.links!==void 0){let c=s.links,K=e;
if(e===K)if(Array.isArray(c)){var $=!0;let Q=c.length;for(let u=0;u<Q;u++){let d=c[u],b=e;if(e===b)if(d&&typeof d=="obje\
ct"&&!Array.isArray(d)){let U;if(d.id===void 0&&(U="id")||d.title===void 0&&(U="title"))return fe.errors=[{instancePath:t+
"/links/"+u,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty:U}}],!1;{let V=e;for(let o in d)
if(!(o==="id"||o==="title"||o==="note"||o==="cite"||o==="look")){return fe.errors=[{instancePath:t+"/links/"+u,schemaPath:"\
#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(V===
e){if(d.id!==void 0){let o=e;E(d.id,{instancePath:t+"/links/"+u+"/id",parentData:d,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var R=o===e}else var R=!0;if(R){if(d.title!==void 0){let o=e;v(d.title,
{instancePath:t+"/links/"+u+"/title",parentData:d,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?
v.errors:r.concat(v.errors),e=r.length);var R=o===e}else var R=!0;if(R){if(d.note!==void 0){let o=e;v(d.note,{instancePath:t+
"/links/"+u+"/note",parentData:d,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var R=o===e}else var R=!0;if(R){if(d.cite!==void 0){let o=e;M(d.cite,{instancePath:t+"/links/"+u+"\
/cite",parentData:d,parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.
length);var R=o===e}else var R=!0;if(R)if(d.look!==void 0){let o=d.look,g=e;if(e===g)if(o&&typeof o=="object"&&!Array.isArray(
o)){let T=e;for(let a in o)if(!ze.call(He.properties.links.items.properties.look.properties,a)){return fe.errors=[{instancePath:t+
"/links/"+u+"/look",schemaPath:"#/properties/links/items/properties/look/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:a}}],!1;break}if(T===e){if(o.fill!==void 0){let a=e;de(o.fill,{instancePath:t+"/links/"+
u+"/look/fill",parentData:o,parentDataProperty:"fill",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),
e=r.length);var ee=a===e}else var ee=!0;if(ee){if(o.stroke!==void 0){let a=e;de(o.stroke,{instancePath:t+"/links/"+u+"/l\
ook/stroke",parentData:o,parentDataProperty:"stroke",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),
e=r.length);var ee=a===e}else var ee=!0;if(ee){if(o.width!==void 0){let a=o.width,i=e;if(e===i)if(typeof a=="number"&&isFinite(
a)){if(a>1||isNaN(a))return fe.errors=[{instancePath:t+"/links/"+u+"/look/width",schemaPath:"#/properties/links/items/pr\
operties/look/properties/width/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<=0||isNaN(a))return fe.
errors=[{instancePath:t+"/links/"+u+"/look/width",schemaPath:"#/properties/links/items/properties/look/properties/width/\
exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return fe.errors=[{instancePath:t+
"/links/"+u+"/look/width",schemaPath:"#/properties/links/items/properties/look/properties/width/type",keyword:"type",params:{
type:"number"}}],!1;var ee=i===e}else var ee=!0;if(ee){if(o.casing!==void 0){let a=e;de(o.casing,{instancePath:t+"/links\
/"+u+"/look/casing",parentData:o,parentDataProperty:"casing",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(
de.errors),e=r.length);var ee=a===e}else var ee=!0;if(ee){if(o.dash!==void 0){let a=o.dash,i=e;if(e===i)if(Array.isArray(
a)){var W=!0;let k=a.length;for(let F=0;F<k;F++){let P=a[F],n=e;if(e===n)if(typeof P=="number"&&isFinite(P)){if(P>2||isNaN(
P))return fe.errors=[{instancePath:t+"/links/"+u+"/look/dash/"+F,schemaPath:"#/properties/links/items/properties/look/pr\
operties/dash/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(P<=0||isNaN(P))return fe.errors=
[{instancePath:t+"/links/"+u+"/look/dash/"+F,schemaPath:"#/properties/links/items/properties/look/properties/dash/items/\
exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return fe.errors=[{instancePath:t+
"/links/"+u+"/look/dash/"+F,schemaPath:"#/properties/links/items/properties/look/properties/dash/items/type",keyword:"ty\
pe",params:{type:"number"}}],!1;var W=n===e;if(!W)break}}else return fe.errors=[{instancePath:t+"/links/"+u+"/look/dash",
schemaPath:"#/properties/links/items/properties/look/properties/dash/type",keyword:"type",params:{type:"array"}}],!1;var ee=i===
e}else var ee=!0;if(ee){if(o.ties!==void 0){let a=e;if(typeof o.ties!="boolean")return fe.errors=[{instancePath:t+"/link\
s/"+u+"/look/ties",schemaPath:"#/properties/links/items/properties/look/properties/ties/type",keyword:"type",params:{type:"\
boolean"}}],!1;var ee=a===e}else var ee=!0;if(ee){if(o.texture!==void 0){let a=o.texture,i=e;if(!(a==="none"||a==="fores\
t"||a==="marsh"||a==="hills"||a==="rough"||a==="urban"||a==="sand"||a==="field"||a==="mountain"))return fe.errors=[{instancePath:t+
"/links/"+u+"/look/texture",schemaPath:"#/properties/links/items/properties/look/properties/texture/enum",keyword:"enum",
params:{allowedValues:He.properties.links.items.properties.look.properties.texture.enum}}],!1;var ee=i===e}else var ee=!0;
if(ee){if(o.symbol!==void 0){let a=o.symbol,i=e;if(!(a==="none"||a==="city"||a==="capital"||a==="town"||a==="village"||a===
"fort"||a==="fortress"||a==="star"||a==="cross"||a==="port"||a==="works"))return fe.errors=[{instancePath:t+"/links/"+u+
"/look/symbol",schemaPath:"#/properties/links/items/properties/look/properties/symbol/enum",keyword:"enum",params:{allowedValues:He.
properties.links.items.properties.look.properties.symbol.enum}}],!1;var ee=i===e}else var ee=!0;if(ee)if(o.symbolColor!==
void 0){let a=e;de(o.symbolColor,{instancePath:t+"/links/"+u+"/look/symbolColor",parentData:o,parentDataProperty:"symbol\
Color",rootData:l,dynamicAnchors:f})||(r=r===null?de.errors:r.concat(de.errors),e=r.length);var ee=a===e}else var ee=!0}}}}}}}}}else
return fe.errors=[{instancePath:t+"/links/"+u+"/look",schemaPath:"#/properties/links/items/properties/look/type",keyword:"\
type",params:{type:"object"}}],!1;var R=g===e}else var R=!0}}}}}}else return fe.errors=[{instancePath:t+"/links/"+u,schemaPath:"\
#/properties/links/items/type",keyword:"type",params:{type:"object"}}],!1;var $=b===e;if(!$)break}if($){let u=!0,d=new Set;
for(let b of c)if(typeof b=="object"&&b!==null&&Object.hasOwn(b,"id")){let G=b.id;(typeof G=="string"||typeof G=="number")&&
(d.has(G)&&(u=!1),d.add(G))}if(!u)return fe.errors=[{instancePath:t+"/links",schemaPath:"#/properties/links/x-unique",keyword:"\
x-unique",params:{}}],!1}}else return fe.errors=[{instancePath:t+"/links",schemaPath:"#/properties/links/type",keyword:"\
type",params:{type:"array"}}],!1;var p=K===e}else var p=!0}}}}}}}else return fe.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return fe.errors=r,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var zr=Ue,Kr={type:"object",properties:{$schema:{type:"string"},id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$de\
fs/common/$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/provenance"},note:{
$ref:"#/$defs/common/$defs/text"},params:{type:"object",additionalProperties:{$ref:"#/$defs/common/$defs/typeName"},propertyNames:{
$ref:"#/$defs/common/$defs/name"}},legs:{type:"array",items:{type:"object",properties:{title:{$ref:"#/$defs/common/$defs\
/text"},max:{$ref:"#/$defs/common/$defs/expression"},cost:{$ref:"#/$defs/common/$defs/expression"},through:{$ref:"#/$def\
s/common/$defs/expression"},goal:{$ref:"#/$defs/common/$defs/expression"},cite:{$ref:"#/$defs/common/$defs/cite"}},additionalProperties:!1,
required:["through","goal"]},minItems:1,maxItems:4},startFree:{$ref:"#/$defs/common/$defs/expression"}},required:["$sche\
ma","id","title","cite","legs"],additionalProperties:!1};function Ue(s,{instancePath:t="",parentData:qe,parentDataProperty:De,
rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,L=Ue.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&
(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let O;if(s.$schema===void 0&&(O="$schema")||s.id===void 0&&
(O="id")||s.title===void 0&&(O="title")||s.cite===void 0&&(O="cite")||s.legs===void 0&&(O="legs"))return Ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:O}}],!1;{let J=e;for(let j in s)if(!ze.call(Kr.properties,
j)){return Ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:j}}],
!1;break}if(J===e){if(s.$schema!==void 0){let j=e;if(typeof s.$schema!="string")return Ue.errors=[{instancePath:t+"/$sch\
ema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=j===e}else var p=!0;if(p){
if(s.id!==void 0){let j=e;h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.title!==void 0){let j=e;v(s.title,
{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.cite!==void 0){let j=e;M(s.cite,{instancePath:t+"/cite",parentData:s,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var p=j===e}else
var p=!0;if(p){if(s.provenance!==void 0){let j=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=j===e}else var p=!0;
if(p){if(s.note!==void 0){let j=e;v(s.note,{instancePath:t+"/note",parentData:s,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=j===e}else var p=!0;if(p){if(s.params!==void 0){let j=s.params,
X=e;if(e===X)if(j&&typeof j=="object"&&!Array.isArray(j)){for(let S in j){let Z=e;h(S,{instancePath:t+"/params",parentData:j,
parentDataProperty:"params",rootData:l,dynamicAnchors:f})||(r=r===null?h.errors:r.concat(h.errors),e=r.length);var q=Z===
e;if(!q){let I={instancePath:t+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{
propertyName:S}};return r===null?r=[I]:r.push(I),e++,Ue.errors=r,!1;break}}if(q)for(let S in j){let Z=e;je(j[S],{instancePath:t+
"/params/"+S.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:j,parentDataProperty:S,rootData:l,dynamicAnchors:f})||(r=
r===null?je.errors:r.concat(je.errors),e=r.length);var A=Z===e;if(!A)break}}else return Ue.errors=[{instancePath:t+"/par\
ams",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var p=X===e}else var p=!0;if(p){if(s.
legs!==void 0){let j=s.legs,X=e;if(e===X)if(Array.isArray(j)){if(j.length>4)return Ue.errors=[{instancePath:t+"/legs",schemaPath:"\
#/properties/legs/maxItems",keyword:"maxItems",params:{limit:4}}],!1;if(j.length<1)return Ue.errors=[{instancePath:t+"/l\
egs",schemaPath:"#/properties/legs/minItems",keyword:"minItems",params:{limit:1}}],!1;{var C=!0;let S=j.length;for(let Z=0;Z<
S;Z++){let I=j[Z],$=e;if(e===$)if(I&&typeof I=="object"&&!Array.isArray(I)){let ee;if(I.through===void 0&&(ee="through")||
I.goal===void 0&&(ee="goal"))return Ue.errors=[{instancePath:t+"/legs/"+Z,schemaPath:"#/properties/legs/items/required",
keyword:"required",params:{missingProperty:ee}}],!1;{let W=e;for(let H in I)if(!(H==="title"||H==="max"||H==="cost"||H===
"through"||H==="goal"||H==="cite")){return Ue.errors=[{instancePath:t+"/legs/"+Z,schemaPath:"#/properties/legs/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:H}}],!1;break}if(W===e){if(I.title!==void 0){
let H=e;v(I.title,{instancePath:t+"/legs/"+Z+"/title",parentData:I,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var N=H===e}else var N=!0;if(N){if(I.max!==void 0){let H=e;w(I.max,{
instancePath:t+"/legs/"+Z+"/max",parentData:I,parentDataProperty:"max",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:
r.concat(w.errors),e=r.length);var N=H===e}else var N=!0;if(N){if(I.cost!==void 0){let H=e;w(I.cost,{instancePath:t+"/le\
gs/"+Z+"/cost",parentData:I,parentDataProperty:"cost",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),
e=r.length);var N=H===e}else var N=!0;if(N){if(I.through!==void 0){let H=e;w(I.through,{instancePath:t+"/legs/"+Z+"/thro\
ugh",parentData:I,parentDataProperty:"through",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=
r.length);var N=H===e}else var N=!0;if(N){if(I.goal!==void 0){let H=e;w(I.goal,{instancePath:t+"/legs/"+Z+"/goal",parentData:I,
parentDataProperty:"goal",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var N=H===e}else
var N=!0;if(N)if(I.cite!==void 0){let H=e;M(I.cite,{instancePath:t+"/legs/"+Z+"/cite",parentData:I,parentDataProperty:"c\
ite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var N=H===e}else var N=!0}}}}}}}else
return Ue.errors=[{instancePath:t+"/legs/"+Z,schemaPath:"#/properties/legs/items/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var C=$===e;if(!C)break}}}else return Ue.errors=[{instancePath:t+"/legs",schemaPath:"#/properties/legs/type",keyword:"\
type",params:{type:"array"}}],!1;var p=X===e}else var p=!0;if(p)if(s.startFree!==void 0){let j=e;w(s.startFree,{instancePath:t+
"/startFree",parentData:s,parentDataProperty:"startFree",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.
errors),e=r.length);var p=j===e}else var p=!0}}}}}}}}}}else return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ue.errors=r,e===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Er=Xe,
kr={type:"object",properties:{$schema:{type:"string"},id:{$ref:"#/$defs/common/$defs/name"},title:{$ref:"#/$defs/common/\
$defs/text"},cite:{$ref:"#/$defs/common/$defs/cite"},provenance:{$ref:"#/$defs/common/$defs/provenance"},note:{$ref:"#/$\
defs/common/$defs/text"},of:{enum:["unit","stack"]},exerts:{$ref:"#/$defs/common/$defs/expression"},reaches:{$ref:"#/$de\
fs/common/$defs/expression"},own:{type:"boolean"}},required:["$schema","id","title","cite","of","exerts"],additionalProperties:!1};
function Xe(s,{instancePath:t="",parentData:qe,parentDataProperty:De,rootData:l=s,dynamicAnchors:f={}}={}){let r=null,e=0,
L=Xe.evaluated;if(L.dynamicProps&&(L.props=void 0),L.dynamicItems&&(L.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let q;if(s.$schema===void 0&&(q="$schema")||s.id===void 0&&(q="id")||s.title===void 0&&(q="title")||s.cite===
void 0&&(q="cite")||s.of===void 0&&(q="of")||s.exerts===void 0&&(q="exerts"))return Xe.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:q}}],!1;{let A=e;for(let C in s)if(!ze.call(kr.properties,C)){return Xe.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C}}],
!1;break}if(A===e){if(s.$schema!==void 0){let C=e;if(typeof s.$schema!="string")return Xe.errors=[{instancePath:t+"/$sch\
ema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}}],!1;var p=C===e}else var p=!0;if(p){
if(s.id!==void 0){let C=e;h(s.id,{instancePath:t+"/id",parentData:s,parentDataProperty:"id",rootData:l,dynamicAnchors:f})||
(r=r===null?h.errors:r.concat(h.errors),e=r.length);var p=C===e}else var p=!0;if(p){if(s.title!==void 0){let C=e;v(s.title,
{instancePath:t+"/title",parentData:s,parentDataProperty:"title",rootData:l,dynamicAnchors:f})||(r=r===null?v.errors:r.concat(
v.errors),e=r.length);var p=C===e}else var p=!0;if(p){if(s.cite!==void 0){let C=e;M(s.cite,{instancePath:t+"/cite",parentData:s,
parentDataProperty:"cite",rootData:l,dynamicAnchors:f})||(r=r===null?M.errors:r.concat(M.errors),e=r.length);var p=C===e}else
var p=!0;if(p){if(s.provenance!==void 0){let C=e;pe(s.provenance,{instancePath:t+"/provenance",parentData:s,parentDataProperty:"\
provenance",rootData:l,dynamicAnchors:f})||(r=r===null?pe.errors:r.concat(pe.errors),e=r.length);var p=C===e}else var p=!0;
if(p){if(s.note!==void 0){let C=e;v(s.note,{instancePath:t+"/note",parentData:s,parentDataProperty:"note",rootData:l,dynamicAnchors:f})||
(r=r===null?v.errors:r.concat(v.errors),e=r.length);var p=C===e}else var p=!0;if(p){if(s.of!==void 0){let C=s.of,N=e;if(!(C===
"unit"||C==="stack"))return Xe.errors=[{instancePath:t+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues:kr.
properties.of.enum}}],!1;var p=N===e}else var p=!0;if(p){if(s.exerts!==void 0){let C=e;w(s.exerts,{instancePath:t+"/exer\
ts",parentData:s,parentDataProperty:"exerts",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.
length);var p=C===e}else var p=!0;if(p){if(s.reaches!==void 0){let C=e;w(s.reaches,{instancePath:t+"/reaches",parentData:s,
parentDataProperty:"reaches",rootData:l,dynamicAnchors:f})||(r=r===null?w.errors:r.concat(w.errors),e=r.length);var p=C===
e}else var p=!0;if(p)if(s.own!==void 0){let C=e;if(typeof s.own!="boolean")return Xe.errors=[{instancePath:t+"/own",schemaPath:"\
#/properties/own/type",keyword:"type",params:{type:"boolean"}}],!1;var p=C===e}else var p=!0}}}}}}}}}}}else return Xe.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=r,e===0}Xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Vr=new Map([["aids",br],["cases",wr],["counters",xr],["example",_r],["map",jr],["module",Dr],["procedure",qr],["regi\
me",Or],["rulings",Ir],["scenario",Lr],["sequence",Ar],["table",Fr],["terrain",Sr],["trace",zr],["zone",Er]]),Yr={kinds:[
...Vr.keys()],judgeOf:s=>Vr.get(s)};export{Yr as judges};
